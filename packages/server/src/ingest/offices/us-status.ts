import type { BrandStateCategory } from '@marklot/contracts'

/**
 * Kinds of the USPTO's status codes. `pending` and `registered` are live. `none` is not a mark (a placeholder, a
 * misassigned number, or only an assignment). `void` is the placeholder of a registration that was cancelled when its
 * application was restored to pendency.
 */
export type UsStatusKind = 'pending' | 'registered' | 'dead' | 'void' | 'none'

/** The office's status table (169 codes, as of August 2025): code, kind, text. */
export const usStatuses: readonly (readonly [code: string, kind: UsStatusKind, text: string])[] = [
  ['000', 'none', 'Unknown'],
  ['400', 'dead', 'IR cancelled; application pending transformation'],
  ['401', 'dead', 'IR cancelled - no transformation filed'],
  ['402', 'dead', 'IR cancelled; US application abandoned'],
  ['403', 'dead', 'IR cancelled; registration pending transformation'],
  ['404', 'dead', 'IR cancelled; US registration cancelled'],
  ['405', 'dead', 'IR canceled; application transfrmed'],
  ['406', 'dead', 'IR cancelled; registration transformed'],
  ['410', 'pending', 'IR restricted; US app. abandoned, pending transformation'],
  ['411', 'dead', 'IR restricted; US app. abandoned; no transformation filed'],
  ['412', 'dead', 'IR restricted; US application abandoned'],
  ['413', 'pending', 'IR restricted; US reg. cancelled pend transformation'],
  ['414', 'dead', 'IR restricted; US reg. cancelled; no transformation filed'],
  ['415', 'dead', 'IR restricted; US registration cancelled'],
  ['416', 'dead', 'IR restricted; US app abandoned; US app transformed'],
  ['417', 'dead', 'IR restricted; US reg cancelled; US reg transformed'],
  ['600', 'dead', 'Abandoned - incomplete response'],
  ['601', 'dead', 'Abandoned - express'],
  ['602', 'dead', 'Abandoned-failure to respond or late response'],
  ['603', 'dead', 'Abandoned - after ex parte appeal'],
  ['604', 'dead', 'Abandoned - after inter-partes decision'],
  ['605', 'dead', 'Abandoned express after pub'],
  ['606', 'dead', 'Abandoned - no statement of use filed'],
  ['607', 'dead', 'Abandoned - defective statement of use'],
  ['608', 'dead', 'Abandoned - after petition decision'],
  ['609', 'dead', 'Abandoned - defective divided application'],
  ['610', 'dead', 'Terminated after sanctions'],
  ['612', 'dead', 'Petition to revive-received'],
  ['614', 'dead', 'Abandoned petition to revive-denied'],
  ['616', 'pending', 'Revived - awaiting further action'],
  ['618', 'dead', 'Abandoned file - backfile'],
  ['620', 'pending', 'Backfile application added to data base - status not recorded'],
  ['622', 'none', 'Misassigned serial number'],
  ['624', 'registered', 'Registered - backfile'],
  ['625', 'registered', 'Registration added to the data base-status unclear'],
  ['626', 'dead', 'Registered - backfile cancelled or expired'],
  ['630', 'pending', 'New application - record initialized not assigned to examiner'],
  ['631', 'pending', 'New application - divided - initial processing'],
  ['632', 'dead', 'Informal application'],
  ['638', 'pending', 'New application - assigned to examiner'],
  ['640', 'pending', 'Non-final action counted - not mailed'],
  ['641', 'pending', 'Non-final action - mailed'],
  ['642', 'pending', 'Inventoried as rejected'],
  ['643', 'pending', 'Previous action/allowance count withdrawn'],
  ['644', 'pending', 'Final refusal counted - not mailed'],
  ['645', 'pending', 'Final refusal - mailed'],
  ['646', 'pending', 'Examiners amendment counted - not mailed'],
  ['647', 'pending', 'Examiners amendment - mailed'],
  ['648', 'pending', 'Action continuing final counted - not mailed'],
  ['649', 'pending', 'Action continuing final - mailed'],
  ['650', 'pending', 'Suspension inquiry counted - not mailed'],
  ['651', 'pending', 'Suspension inquiry - mailed'],
  ['652', 'pending', 'Suspension letter counted - not mailed'],
  ['653', 'pending', 'Suspension letter - mailed'],
  ['654', 'pending', 'Report completed suspension check - case still suspended'],
  ['655', 'pending', "Examiner's amendment/priority action counted not mailed"],
  ['656', 'pending', "Examiner's amendment/priority action mailed"],
  ['657', 'pending', 'Priority action counted not mailed'],
  ['658', 'pending', 'Priority action mailed'],
  ['659', 'pending', 'Subsequent final refusal counted not mailed'],
  ['660', 'pending', 'Subsequent final mailed'],
  ['661', 'pending', 'Response after non-final action - entered'],
  ['663', 'pending', 'Response after final rejection - entered'],
  ['664', 'pending', 'Inventoried as amended'],
  ['665', 'pending', 'Notice of unresponsive amendment - counted'],
  ['666', 'pending', 'Notice of unresponsive amendment - mailed'],
  ['667', 'pending', 'Refusal withdrawl letter - counted'],
  ['668', 'pending', 'Refusal withdrawl letter - mailed'],
  ['672', 'pending', 'Reinstated - awaiting further action'],
  ['680', 'pending', 'Approved for publication'],
  ['681', 'pending', 'Publication/issue review complete'],
  ['682', 'pending', 'Additional review completed returned to pub cycle'],
  ['686', 'pending', 'Published for opposition'],
  ['688', 'pending', 'Notice of allowance - issued'],
  ['689', 'pending', 'Notice of allowance - withdrawn'],
  ['690', 'pending', 'Notice of allowance - cancelled'],
  ['692', 'pending', 'Withdrawn before publication'],
  ['693', 'pending', 'Withdrawn from issue-jurisdiction restored'],
  ['694', 'pending', 'Withdrawn before issue'],
  ['700', 'registered', 'Registered'],
  ['701', 'registered', 'Section 8-accepted'],
  ['702', 'registered', 'Section 8 & 15-accepted and acknowledged'],
  ['703', 'registered', 'Section 15-acknowledged'],
  ['704', 'registered', 'Partial section 8 accepted'],
  ['705', 'registered', 'Partial section 8 & 15 accepted and acknowledged'],
  ['706', 'registered', 'Section 71 accepted'],
  ['707', 'registered', 'Partial section 71 accepted'],
  ['708', 'registered', 'Partial section 71 & 15 accepted and acknowledged'],
  ['709', 'dead', 'Cancelled section 71'],
  ['710', 'dead', 'Cancelled - section 8'],
  ['711', 'dead', 'Cancelled - section 7'],
  ['712', 'dead', 'Cancelled by court order (section 37)'],
  ['713', 'dead', 'Cancelled - section 18'],
  ['714', 'dead', 'Cancelled - section 24'],
  ['715', 'void', 'Cancelled - restored to pendency'],
  ['717', 'registered', 'Registered - awaiting divisional fee'],
  ['718', 'pending', 'Request for first extension - filed'],
  ['719', 'pending', 'Request for second extension - filed'],
  ['720', 'pending', 'Request for third extension - filed'],
  ['721', 'pending', 'Request for fourth extension - filed'],
  ['722', 'pending', 'Request for fifth extension - filed'],
  ['724', 'pending', 'Extension request refusal - counted'],
  ['725', 'pending', 'Extension request refusal - mailed'],
  ['730', 'pending', 'First extension - granted'],
  ['731', 'pending', 'Second extension - granted'],
  ['732', 'pending', 'Third extension - granted'],
  ['733', 'pending', 'Fourth extension - granted'],
  ['734', 'pending', 'Fifth extension - granted'],
  ['739', 'registered', 'Section 71 & 15 accepted and acknowledged'],
  ['740', 'pending', 'Post registration paper filed - assigned to para-legal'],
  ['744', 'pending', 'Statement of use - filed'],
  ['745', 'pending', 'Statement of use - informal-letter mailed'],
  ['746', 'pending', 'Statement of use - informal-response entered'],
  ['748', 'pending', 'Statement of use - to examiner'],
  ['752', 'pending', 'SU - examiner statement counted - not mailed'],
  ['753', 'pending', 'SU - examiner statement - mailed'],
  ['756', 'pending', 'Examiner statement counted - not mailed'],
  ['757', 'pending', 'Examiner statement - mailed'],
  ['760', 'pending', 'Ex parte appeal pending'],
  ['762', 'pending', 'Ex parte appeal terminated'],
  ['763', 'pending', 'Ex parte appeal-refusal affirmed'],
  ['764', 'pending', 'Ex parte appeal dismissed as moot'],
  ['765', 'pending', 'Concurrent use proceeding terminated-granted'],
  ['766', 'pending', 'Concurrent use proceeding terminated-denied'],
  ['771', 'pending', 'Concurrent use proceeding pending'],
  ['772', 'pending', 'Interference proceeding pending'],
  ['773', 'pending', 'Extension of time to oppose process - terminated'],
  ['774', 'pending', 'Opposition pending'],
  ['775', 'pending', 'Opposition dismissed'],
  ['777', 'pending', 'Opposition terminated-see TTAB records'],
  ['778', 'registered', 'Cancellation dismissed'],
  ['779', 'pending', 'Opposition sustained'],
  ['780', 'registered', 'Cancellation terminated - see TTAB records'],
  ['781', 'dead', 'Cancelled - section 16a'],
  ['782', 'dead', 'Cancelled - section 16b'],
  ['783', 'dead', 'Cancelled reconsidered'],
  ['790', 'registered', 'Cancellation pending'],
  ['794', 'pending', 'Jurisdiction restored to examining attorney'],
  ['800', 'registered', 'Registered and renewed'],
  ['801', 'pending', 'Opposition papers filed'],
  ['802', 'pending', 'Request for extension of time to file opposition'],
  ['803', 'pending', 'Amendment after publication'],
  ['804', 'pending', 'Appeal received at TTAB'],
  ['806', 'pending', 'SU - non-final action counted - not mailed'],
  ['807', 'pending', 'SU - non-final action - mailed'],
  ['808', 'pending', 'SU - final refusal counted - not mailed'],
  ['809', 'pending', 'SU - final refusal - mailed'],
  ['810', 'pending', "SU - examiner's amendment counted - not mailed"],
  ['811', 'pending', "SU - examiner's amendment - mailed"],
  ['812', 'pending', 'SU - action continuing final counted - not mailed'],
  ['813', 'pending', 'SU - action continuing final - mailed'],
  ['814', 'pending', 'SU - response after non-final action - entered'],
  ['815', 'pending', 'SU - response after final rejection - entered'],
  ['816', 'pending', 'SU - notice of unresponsive amendment - counted'],
  ['817', 'pending', 'SU - notice of unresponsive amendment - mailed'],
  ['818', 'pending', 'SU - statement of use accepted - approved for registration'],
  ['819', 'pending', 'SU - registration review complete'],
  ['820', 'pending', "SU-examiner's amendment/priority action counted not mailed"],
  ['821', 'pending', "SU - examiner's amendment/priority action mailed"],
  ['822', 'pending', 'SU - priority action counted not mailed'],
  ['823', 'pending', 'SU - priority action mailed'],
  ['824', 'pending', 'SU - subsequent final refusal written'],
  ['825', 'pending', 'SU - subsequent final mailed'],
  ['900', 'dead', 'Expired'],
  ['901', 'dead', 'Dead inventoried as rejected'],
  ['968', 'dead', 'Non registration data withdrawn'],
  ['969', 'pending', 'Non registration data'],
  ['970', 'none', 'Record created due to assignment request'],
  ['973', 'pending', 'Suspended pending administrative review'],
]

const kinds = new Map(usStatuses.map(([code, kind]) => [code, kind]))
const texts = new Map(usStatuses.map(([code, , text]) => [code, text]))

/** Returns the office's text for a status code. */
export function usStatusText(code: string): string | undefined {
  return texts.get(code)
}

/** Returns the kind of a status; undefined for a code that is in no table. */
export function usStatusKind(code: string): UsStatusKind | undefined {
  return kinds.get(code)
}

/**
 * Returns the state category of a US mark (office-feeds 4.1). A registered mark with a pending code is alive (740:
 * paper filed after registration), but dead if it has a cancellation date (413). With 779, "opposition sustained", a
 * mark stays new until the abandonment is entered. For an unknown kind, only the dates count (office-feeds 2.5).
 */
export function usStateCategory(
  kind: UsStatusKind | undefined,
  dates: { registrationDate?: string; cancellationDate?: string; abandonmentDate?: string },
): BrandStateCategory {
  switch (kind) {
    case 'registered':
      return 'alive'
    case 'dead':
      return 'dead'
    case 'pending':
    case 'void':
    case 'none':
      if (!dates.registrationDate) return 'new'
      return dates.cancellationDate ? 'dead' : 'alive'
    default:
      if (dates.cancellationDate || dates.abandonmentDate) return 'dead'
      return dates.registrationDate ? 'alive' : 'new'
  }
}
