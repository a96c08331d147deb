/**
 * What the payment provider takes: https://docs.stripe.com/currencies#presentment-currencies. A program that knows a currency
 * by no name cannot write its amounts, so those that Intl does not know are left out.
 */
const taken =
  'aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd bwp byn bzd cad cdf chf clp cny cop crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd hkd hnl htg huf idr ils inr isk jmd jod jpy kes kgs khr kmf krw kwd kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sek sgd shp sle sos srd std szl thb tjs tnd top try ttd twd tzs uah ugx usd uyu uzs vnd vuv wst xaf xcd xof xpf yer zar zmw'
const known = new Set(Intl.supportedValuesOf('currency'))

/** The currencies in which an academy can sell, ISO 4217 in lower case. */
export const currencies: readonly string[] = taken.split(' ').filter(code => known.has(code.toUpperCase()))
