import { allStatisticsFile } from '@marklot/contracts/statistics'
import type { ReactNode } from 'react'
import { useHead } from '../../lib/head.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { useStatistics } from '../../ui/charts/use-statistics.ts'
import { Benefits } from './benefits.tsx'
import { FilingQuestions } from './filing-questions.tsx'
import { Hero } from './hero.tsx'
import { LatestSection } from './latest-section.tsx'
import { OppositionPeriods } from './opposition-periods.tsx'
import { RegisterFigures } from './register-figures.tsx'
import { Steps } from './steps.tsx'
import { Stories } from './stories.tsx'
import { Tools } from './tools.tsx'
import { type HomePart, type HomeVariant, partsOf } from './variants.ts'

/** The home page or one of its variants: the live search, then the sections in the variant's order. */
export function HomeView({ variant }: { variant: HomeVariant }) {
  const t = usePhrases('home')
  const statistics = useStatistics(allStatisticsFile('global'))
  useHead({ title: t(`${variant}.title`), description: t(`${variant}.description`) })
  const parts: Record<HomePart, ReactNode> = {
    tools: <Tools variant={variant} />,
    benefits: <Benefits />,
    register: <RegisterFigures statistics={statistics} />,
    latest: <LatestSection statistics={statistics} />,
    stories: <Stories />,
    steps: <Steps />,
    questions: <FilingQuestions />,
    periods: <OppositionPeriods />,
  }
  return (
    <>
      <Hero variant={variant} statistics={statistics.object} isLoading={statistics.busy && !statistics.object} />
      {partsOf[variant].map((part) => (
        <div key={part}>{parts[part]}</div>
      ))}
    </>
  )
}
