export { containedFrom, weightOfPart } from './common-parts.ts'
export { type LogoCutter, openLogo } from './cut.ts'
export { describeLogo, describeQuery, joinedQuery, type QueryOptions } from './describe.ts'
export { DescribedComparison, type DescribedRespect } from './described-scores.ts'
export { copyLength, descriptorVersion, ideaLength, productOf, unweightedCosine, vectorScale } from './descriptor.ts'
export {
  expandedIdea,
  leastNear,
  mostNear,
  type NearIdea,
  type SearchedIdea,
  surroundingSample,
} from './expanded-idea.ts'
export { betterMatch, explainLogoMatch, type FoundLogo, type LogoMatch, seeLogo } from './explain.ts'
export { hashDistance } from './hash.ts'
export {
  identicalFrom,
  type LogoEvidence,
  type LogoKind,
  type LogoLikeness,
  leastForHash,
  logoLikeness,
  similarFrom,
} from './likeness.ts'
export { positionAlterations } from './looks.ts'
export { packLogo, unpackLogo, versionOfLogo } from './pack.ts'
export { packLineFeatures, unpackLineFeatures } from './pack-features.ts'
export { framedSide, suggestedFrames } from './suggested-frames.ts'
export {
  type Alteration,
  alterations,
  type Box,
  type ColumnKind,
  columnKinds,
  type LogoCell,
  type LogoColumn,
  type LogoDescription,
  type LogoPart,
  type LogoQuery,
  type LogoScores,
  type LogoView,
  type Picture,
  type Position,
  type PositionedHash,
  type PositionedView,
  positions,
  type ViewPart,
  viewParts,
} from './types.ts'
export { alikeWhole, equalWhole, isLetteredWhole, mostAdded, wholesShare, withWhole } from './whole-match.ts'
