import { Logo, LogoMark } from '#src/ui/brand/logo.tsx'
import { usePage } from '#src/web/calls/page-data.ts'

/** Mark and name of the academy, or its own logo. */
export function AcademyLogo() {
  const { name, brand } = usePage().site
  return <Logo name={name} image={brand.logo} imageDark={brand.logoDark} />
}

/** Decoration: the academy's icon, or the product's mark. */
export function AcademyMark() {
  const { icon } = usePage().site.brand
  return icon ? <img className="logo-mark" src={icon} alt="" /> : <LogoMark />
}
