// Documents made on the server. The PDF library is loaded with the first one.
import type { Entry } from '#src/server/render.ts'

export const certificatePdf: Entry['certificatePdf'] = async certificate => {
  const { renderCertificate } = await import('#src/features/certificates/documents/certificate-pdf.tsx')
  return renderCertificate(certificate)
}

export const invoicePdf: Entry['invoicePdf'] = async invoice => {
  const { renderInvoice } = await import('#src/features/invoices/documents/invoice-pdf.tsx')
  return renderInvoice(invoice)
}

export const invoiceXml: Entry['invoiceXml'] = async invoice => {
  const { writeInvoice } = await import('#src/features/invoices/documents/invoice-xml.ts')
  return writeInvoice(invoice)
}
