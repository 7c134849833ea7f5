/*
 * EUIPO open data. Marks are V3-4 (seen in real files). No real person file is known; ours follow ST.66 with the names that the
 * TMview profile uses for the same content, in EUIPO's namespaces. One zip `APPLICANTS_yyyymmdd_nnnn.zip` (in a delta
 * `DIFF_APPLICANTS_…`) holds one XML per person, `<identifier>.xml`; representatives alike in `REPS_…` / `DIFF_REPS_…`:
 *
 *   <Transaction xmlns="http://euipo.europa.eu/trademark/applicant">        representative: …/trademark/representative
 *     <TransactionHeader><SenderDetails><RequestProducerDateTime>…T00:00:00</…></SenderDetails></TransactionHeader>
 *     <TradeMarkTransactionBody><TransactionContentDetails>
 *       <TransactionIdentifier>1082669</TransactionIdentifier>
 *       <TransactionCode>EM-Applicant</TransactionCode>                     representative: EM-Representative
 *       <TransactionData>
 *         <ApplicantDetails>                                                representative: RepresentativeDetails
 *           <Applicant operationCode="Insert">                              Insert | Update | Delete; Representative
 *             <ApplicantIdentifier>1082669</ApplicantIdentifier>            RepresentativeIdentifier
 *             <ApplicantLegalEntity>Legal Entity</ApplicantLegalEntity>     or: Natural Person (applicants only)
 *             <ApplicantAddressBook><FormattedNameAddress>                  RepresentativeAddressBook
 *               <Name><FormattedName>
 *                 <OrganizationName>…</OrganizationName>                    a person: FirstName, LastName
 *               </FormattedName></Name>
 *               <Address>
 *                 <AddressCountryCode>ES</AddressCountryCode>
 *                 <FormattedAddress>
 *                   <AddressStreet>…</AddressStreet><AddressCity>…</AddressCity>
 *                   <AddressState>…</AddressState>                          only where there is one
 *                   <AddressPostcode>…</AddressPostcode>
 *                 </FormattedAddress>
 *               </Address>
 *             </FormattedNameAddress></ApplicantAddressBook>
 *           </Applicant>
 *         </ApplicantDetails>
 *       </TransactionData>
 *     </TransactionContentDetails></TradeMarkTransactionBody>
 *   </Transaction>
 *
 * A mark names its persons by ApplicantDetails/ApplicantKey/Identifier and RepresentativeDetails/RepresentativeKey/Identifier.
 * Person files are written before the mark files, but a reader must not count on that order.
 */

export {}
