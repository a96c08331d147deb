// How mails look: styles are inline, because mail readers drop sheets.
import type { CSSProperties } from 'react'

/** The tokens of the light theme: a mail cannot read custom properties. */
export const colours = {
  ground: '#f1eae0',
  surface: '#fffdfa',
  line: '#e6ded4',
  text: '#1a1110',
  muted: '#655a55',
  brand: '#c70039',
  onBrand: '#ffffff',
}
export const fontFamily = "Onest,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** react-email puts some styles on the cell inside what it is given: hence the rules for those cells. */
export const sheet = `
@media (max-width:600px){.mail-card>tbody>tr>td{padding:28px 20px!important}}
@media (prefers-color-scheme:dark){
.mail-ground,.mail-ground>table>tbody>tr>td{background:#130f0e!important}
.mail-card{background:#1f1918!important;border-color:#3a312e!important}
.mail-text{color:#f7f1ec!important}
.mail-muted{color:#b3a79f!important}
.mail-logo{background:#fffdfa!important;padding:6px 10px!important;border-radius:6px!important}
.mail-panel{background:#2b2422!important;color:#f7f1ec!important}
.mail-line{background:#1f1918!important;border-color:#83766f!important;color:#f7f1ec!important}
}`

export const card: CSSProperties = {
  background: colours.surface,
  border: `1px solid ${colours.line}`,
  borderRadius: 10,
  padding: '40px 44px',
}
export const belowPicture: CSSProperties = { borderTop: 0, borderRadius: '0 0 10px 10px' }
export const picture: CSSProperties = { display: 'block', width: '100%', height: 'auto', borderRadius: '10px 10px 0 0' }
export const wordmark: CSSProperties = {
  margin: 0,
  padding: '0 4px 20px',
  fontSize: 20,
  lineHeight: '24px',
  fontWeight: 600,
  letterSpacing: '-.03em',
}
export const heading: CSSProperties = {
  margin: '0 0 8px',
  fontSize: 26,
  lineHeight: '32px',
  letterSpacing: '-.02em',
  fontWeight: 600,
  color: colours.text,
}
export const paragraph: CSSProperties = { margin: '0 0 24px', fontSize: 16, lineHeight: '26px', color: colours.muted }
export const small: CSSProperties = {
  margin: 0,
  padding: '20px 4px',
  fontSize: 13,
  lineHeight: '20px',
  color: colours.muted,
}
export const code: CSSProperties = {
  margin: '0 0 24px',
  padding: 20,
  borderRadius: 8,
  background: colours.ground,
  textAlign: 'center',
  fontSize: 38,
  lineHeight: '44px',
  fontWeight: 600,
  letterSpacing: '.22em',
  textIndent: '.22em',
  color: colours.text,
}
export const button: CSSProperties = {
  borderRadius: 10,
  padding: '13px 22px',
  fontSize: 16,
  lineHeight: '20px',
  fontWeight: 500,
  textDecoration: 'none',
}
export const outlined: CSSProperties = {
  background: colours.surface,
  border: `1px solid ${colours.muted}`,
  color: colours.text,
}
