import { shownBrandImage } from '#src/server/identity/brand-images.ts'
import type { Identity } from '#src/server/identity/identity.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { tokensOf } from '#src/web/brand/palette.ts'
import type { Brand } from '#src/web/calls/page-data.ts'

/** How the academy looks, as its pages draw it. */
export function brandOf({ accent, logo, logoDark, icon }: Identity): Brand {
  return {
    ...(accent && { tokens: tokensOnce(accent) }),
    ...(logo && { logo: shownBrandImage(logo) }),
    ...(logoDark && { logoDark: shownBrandImage(logoDark) }),
    ...(icon && { icon: publicFileUrl(icon.key) }),
  }
}

let last: { readonly accent: string; readonly tokens: ReturnType<typeof tokensOf> } | undefined

/** An academy has one colour: it is mixed once, not for each page. */
function tokensOnce(accent: string) {
  if (last?.accent !== accent) last = { accent, tokens: tokensOf(accent) }
  return last.tokens
}
