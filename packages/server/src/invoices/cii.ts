import { invoice as phrases } from '@marklot/phrases/invoice'
import { escapeMarkup } from '../platform/escape-markup.ts'
import { decimalOf } from './amounts.ts'
import type { InvoiceContent } from './content.ts'

/**
 * Writes the data of an invoice as UN/CEFACT Cross Industry Invoice, in the profile EN 16931 of Factur-X and ZUGFeRD.
 * The order of the elements is the schema's. BT and BG numbers are those of EN 16931-1.
 */
export function writeCii(content: InvoiceContent): string {
  const { number, kind, issuedOn, amounts } = content
  const notes = notesOf(content).map((note) => element('ram:IncludedNote', [leaf('ram:Content', note)]))
  const root = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        element('ram:GuidelineSpecifiedDocumentContextParameter', [leaf('ram:ID', 'urn:cen.eu:en16931:2017')]),
      ]),
      element('rsm:ExchangedDocument', [
        leaf('ram:ID', number),
        // The codes of UNTDID 1001 for a commercial invoice and a credit note. Amounts of a credit note are positive.
        leaf('ram:TypeCode', kind === 'invoice' ? '380' : '381'),
        element('ram:IssueDateTime', [date('udt', issuedOn)]),
        ...notes,
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        line(content),
        agreement(content),
        element('ram:ApplicableHeaderTradeDelivery', []),
        settlement(content, amounts),
      ]),
    ],
    namespaces,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

const namespaces = Object.entries({
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
})
  .map(([prefix, name]) => ` xmlns:${prefix}="${name}"`)
  .join('')

const element = (name: string, children: readonly string[], attributes = '') =>
  `<${name}${attributes}>${children.join('')}</${name}>`
const leaf = (name: string, text: string, attributes = '') =>
  text === '' ? '' : `<${name}${attributes}>${escapeMarkup(text)}</${name}>`
const amount = (name: string, cents: number, attributes = '') => leaf(name, decimalOf(cents), attributes)
/** Returns a day in format 102, YYYYMMDD. */
const date = (namespace: 'udt' | 'qdt', day: string) =>
  leaf(`${namespace}:DateTimeString`, day.replaceAll('-', ''), ' format="102"')
const mail = (address: string) => element('ram:URIUniversalCommunication', [leaf('ram:URIID', address, ' schemeID="EM"')])

/** Returns the notes of the document (BT-22): its tax treatment, and the seller's representative. */
function notesOf({ vat, locale, seller }: InvoiceContent): string[] {
  const tax = vat.treatment === 'domestic' || vat.treatment === 'belowThreshold' ? [] : [phrases[`vat.${vat.treatment}`][locale]]
  return [...tax, `${seller.name}, ${seller.representative}, ${seller.register}`]
}

function line({ line, vat, amounts, serviceFrom, serviceTo }: InvoiceContent): string {
  // Units of UN/ECE Recommendation 20: month, year.
  const unit = line.billingPlan === 'annual' ? 'ANN' : 'MON'
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [leaf('ram:LineID', '1')]),
    element('ram:SpecifiedTradeProduct', [
      leaf('ram:SellerAssignedID', line.productKey),
      leaf('ram:Name', line.productName),
      leaf('ram:Description', line.description),
    ]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [amount('ram:ChargeAmount', amounts.net)]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [leaf('ram:BilledQuantity', '1', ` unitCode="${unit}"`)]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [leaf('ram:TypeCode', 'VAT'), leaf('ram:CategoryCode', vat.category), ...rateOf(vat)]),
      period(serviceFrom, serviceTo),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [amount('ram:LineTotalAmount', amounts.net)]),
    ]),
  ])
}

/** Returns the rate. Supplies outside the scope of VAT have none (BR-O-05). */
const rateOf = ({ category, rate }: InvoiceContent['vat']) =>
  category === 'O' ? [] : [leaf('ram:RateApplicablePercent', decimalOf(rate))]
const period = (from: string, to: string) =>
  element('ram:BillingSpecifiedPeriod', [
    element('ram:StartDateTime', [date('udt', from)]),
    element('ram:EndDateTime', [date('udt', to)]),
  ])

function agreement({ seller, buyer, orderNumber, vat }: InvoiceContent): string {
  // An invoice outside the scope of VAT must not contain VAT identification numbers (BR-O-02).
  const hasVatIds = vat.category !== 'O'
  const registration = (id: string, scheme: 'VA' | 'FC') =>
    element('ram:SpecifiedTaxRegistration', [leaf('ram:ID', id, ` schemeID="${scheme}"`)])
  const address = ({ postalCode, street, city, country }: InvoiceContent['buyer'] | InvoiceContent['seller']) =>
    element('ram:PostalTradeAddress', [
      leaf('ram:PostcodeCode', postalCode),
      leaf('ram:LineOne', street),
      leaf('ram:CityName', city),
      leaf('ram:CountryID', country),
    ])
  return element('ram:ApplicableHeaderTradeAgreement', [
    element('ram:SellerTradeParty', [
      leaf('ram:Name', seller.name),
      element('ram:SpecifiedLegalOrganization', [leaf('ram:ID', seller.register)]),
      element('ram:DefinedTradeContact', [
        leaf('ram:PersonName', seller.name),
        element('ram:TelephoneUniversalCommunication', [leaf('ram:CompleteNumber', seller.phone)]),
        element('ram:EmailURIUniversalCommunication', [leaf('ram:URIID', seller.email)]),
      ]),
      address(seller),
      mail(seller.email),
      ...(hasVatIds ? [registration(seller.vatId, 'VA')] : []),
      ...(seller.taxNumber === null ? [] : [registration(seller.taxNumber, 'FC')]),
    ]),
    element('ram:BuyerTradeParty', [
      leaf('ram:Name', buyer.name),
      ...(buyer.person === null ? [] : [element('ram:DefinedTradeContact', [leaf('ram:PersonName', buyer.person)])]),
      address(buyer),
      mail(buyer.email),
      ...(hasVatIds && buyer.vatId !== null ? [registration(buyer.vatId, 'VA')] : []),
    ]),
    ...(orderNumber === null ? [] : [element('ram:SellerOrderReferencedDocument', [leaf('ram:IssuerAssignedID', orderNumber)])]),
  ])
}

function settlement(content: InvoiceContent, amounts: InvoiceContent['amounts']): string {
  const { vat, locale, serviceFrom, serviceTo, corrected, currency } = content
  const exemption = vat.category === 'S' ? null : phrases[`vat.${vat.treatment as 'reverseCharge' | 'outsideEu'}`][locale]
  return element('ram:ApplicableHeaderTradeSettlement', [
    leaf('ram:InvoiceCurrencyCode', currency),
    // The code of UNTDID 4461 for an online payment service.
    element('ram:SpecifiedTradeSettlementPaymentMeans', [leaf('ram:TypeCode', '68'), leaf('ram:Information', 'PayPal')]),
    element('ram:ApplicableTradeTax', [
      amount('ram:CalculatedAmount', amounts.vat),
      leaf('ram:TypeCode', 'VAT'),
      ...(exemption === null ? [] : [leaf('ram:ExemptionReason', exemption)]),
      amount('ram:BasisAmount', amounts.net),
      leaf('ram:CategoryCode', vat.category),
      ...(exemption === null ? [] : [leaf('ram:ExemptionReasonCode', `VATEX-EU-${vat.category}`)]),
      ...rateOf(vat),
    ]),
    period(serviceFrom, serviceTo),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      amount('ram:LineTotalAmount', amounts.net),
      amount('ram:TaxBasisTotalAmount', amounts.net),
      amount('ram:TaxTotalAmount', amounts.vat, ` currencyID="${currency}"`),
      ...(amounts.rounding === 0 ? [] : [amount('ram:RoundingAmount', amounts.rounding)]),
      amount('ram:GrandTotalAmount', amounts.total),
      amount('ram:TotalPrepaidAmount', amounts.gross),
      amount('ram:DuePayableAmount', 0),
    ]),
    ...(corrected === null
      ? []
      : [
          element('ram:InvoiceReferencedDocument', [
            leaf('ram:IssuerAssignedID', corrected.number),
            element('ram:FormattedIssueDateTime', [date('qdt', corrected.issuedOn)]),
          ]),
        ]),
  ])
}
