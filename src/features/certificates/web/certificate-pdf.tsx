import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer'

import type { CertificateDrawing } from '#src/wire/documents.ts'

/** Draws a certificate, A4 landscape. @returns the PDF's bytes */
export function drawCertificate({ holderName, courseTitle }: CertificateDrawing): Promise<Buffer> {
  return renderToBuffer(
    <Document>
      <Page size="A4" orientation="landscape">
        <Text>{holderName}</Text>
        <Text>{courseTitle}</Text>
      </Page>
    </Document>,
  )
}
