import { type Draw, type PdfFacts, writePdf } from '../platform/pdf.ts'

export interface InvoiceFileFacts extends Omit<PdfFacts, 'margins'> {
  /** The data of the invoice, attached as `factur-x.xml`. */
  xml: string
}

/** Writes a one-page PDF/A-3b with the Factur-X data attached. The same facts and drawing produce the same bytes. */
export function writeInvoiceFile({ xml, ...facts }: InvoiceFileFacts, draw: Draw): Promise<Buffer> {
  const attachment = {
    name: 'factur-x.xml',
    type: 'text/xml',
    description: 'Factur-X (EN 16931)',
    relationship: 'Alternative',
    creationDate: facts.createdAt,
    modifiedDate: facts.createdAt,
  }
  return writePdf({ ...facts, margins: { top: 0, bottom: 0, left: 0, right: 0 } }, (document, drawable) => {
    draw(document, drawable)
    document.file(Buffer.from(xml), attachment)
    document.appendXML(facturXMetadata)
  })
}

/** The extension schema of Factur-X 1.0 and the description of the attachment (Factur-X, section 6). */
const facturXMetadata = `
<rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#" rdf:about="">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${[
      ['DocumentFileName', 'The name of the embedded XML document'],
      ['DocumentType', 'The type of the hybrid document in capital letters'],
      ['Version', 'The version of the standard that the embedded XML document follows'],
      ['ConformanceLevel', 'The conformance level of the embedded XML document'],
    ]
      .map(
        ([name, description]) => `<rdf:li rdf:parseType="Resource">
      <pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>
      <pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description>
    </rdf:li>`,
      )
      .join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
<rdf:Description xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#" rdf:about="">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>`
