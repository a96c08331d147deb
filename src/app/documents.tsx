// Documents drawn on the server. The PDF library is loaded with the first one.
import type { Entry } from '#src/server/render.ts'

export const certificatePdf: Entry['certificatePdf'] = async certificate => {
  const { drawCertificate } = await import('#src/features/certificates/web/certificate-pdf.tsx')
  return drawCertificate(certificate)
}
