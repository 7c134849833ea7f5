const leaves =
  `version-no version-date creation-datetime data-available-code file-segment action-key serial-number registration-number
transaction-date filing-date registration-date status-code status-date mark-identification mark-drawing-code
published-for-opposition-date amend-to-register-date abandonment-date cancellation-code cancellation-date republished-12c-date
domestic-representative-name attorney-docket-number attorney-name law-office-assigned-location-code current-location location-date
employee-name renewal-date type-code text code type description-text date number international-code-total-no us-code-total-no
international-code us-code first-use-anywhere-date first-use-in-commerce-date primary-code address-1 address-2 address-3 address-4
address-5 entry-number party-type legal-entity-type-code party-name city state country other postcode
international-registration-number international-registration-date international-publication-date international-renewal-date
auto-protection-date international-status-code international-status-date priority-claimed-in first-refusal-in`.split(/\s+/)

/** The flags of a case file's header in DTD order, all delivered as T or F. */
export const headerFlags = `principal-register-amended-in supplemental-register-amended-in trademark-in collective-trademark-in
service-mark-in collective-service-mark-in collective-membership-mark-in certification-mark-in cancellation-pending-in
published-concurrent-in concurrent-use-in concurrent-use-proceeding-in interference-pending-in opposition-pending-in section-12c-in
section-2f-in section-2f-in-part-in renewal-filed-in section-8-filed-in section-8-partial-accept-in section-8-accepted-in
section-15-acknowledged-in section-15-filed-in supplemental-register-in foreign-priority-in change-registration-in intent-to-use-in
intent-to-use-current-in filed-as-use-application-in amended-to-use-application-in use-application-currently-in
amended-to-itu-application-in filing-basis-filed-as-44d-in amended-to-44d-application-in filing-basis-current-44d-in
filing-basis-filed-as-44e-in filing-basis-current-44e-in amended-to-44e-application-in without-basis-currently-in
filing-current-no-basis-in color-drawing-filed-in color-drawing-current-in drawing-3d-filed-in drawing-3d-current-in
standard-characters-claimed-in filing-basis-filed-as-66a-in filing-basis-current-66a-in`.split(/\s+/)

const groups = `trademark-applications-daily (version, creation-datetime, application-information)
version (version-no, version-date)
application-information (data-available-code | file-segments*)
file-segments (file-segment*, action-keys*)
action-keys (action-key*, case-file*)
case-file (serial-number, registration-number?, transaction-date?, case-file-header?, case-file-statements?, case-file-event-statements?, classifications?, correspondent?, case-file-owners?, design-searches?, international-registration?)
case-file-header (filing-date?, registration-date?, status-code?, status-date?, mark-identification?, mark-drawing-code?, published-for-opposition-date?, abandonment-date?, cancellation-date?, domestic-representative-name?, attorney-docket-number?, attorney-name?, ${headerFlags.map((flag) => `${flag}?`).join(', ')}, renewal-date?, law-office-assigned-location-code?, current-location?, location-date?, employee-name?)
case-file-statements (case-file-statement*)
case-file-statement (type-code?, text?)
case-file-event-statements (case-file-event-statement*)
case-file-event-statement (code?, type?, description-text?, date?, number?)
classifications (classification*)
classification (international-code-total-no?, us-code-total-no?, international-code*, us-code*, status-code?, status-date?, first-use-anywhere-date?, first-use-in-commerce-date?, primary-code?)
correspondent (address-1?, address-2?, address-3?, address-4?, address-5?)
case-file-owners (case-file-owner*)
case-file-owner (entry-number?, party-type?, nationality?, legal-entity-type-code?, party-name?, address-1?, address-2?, city?, state?, country?, other?, postcode?)
nationality (state | country | other)
design-searches (design-search*)
design-search (code?)
international-registration (international-registration-number, international-registration-date, international-publication-date, international-renewal-date, auto-protection-date, international-status-code, international-status-date, priority-claimed-in, first-refusal-in)`.split(
  '\n',
)

/**
 * The document type definition that the office's daily files contain (version 2.0), reduced to what the sample uses.
 */
export const usDoctype = `<!DOCTYPE trademark-applications-daily [
<!-- Sample data. The elements of the office's document type version 2.0 that this file uses. -->
${[...groups.map((group) => `<!ELEMENT ${group}>`), ...[...leaves, ...headerFlags].map((leaf) => `<!ELEMENT ${leaf} (#PCDATA)>`)].join('\n')}
]>`
