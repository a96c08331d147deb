// Who sells and who buys, as EN 16931 has them.
import type { InvoiceFacts } from '#src/wire/documents.ts'

import { vatNumberOf } from '../policy.ts'
import type { Say } from './content.ts'

/** What is empty stands nowhere. */
const given = (text: string): string | undefined => text || undefined

const registered = (scheme: 'VA' | 'FC', id: string | undefined) =>
  id ? { 'ram:ID': { '#text': id, '@_schemeID': scheme } } : undefined

/**
 * A number that does not begin like one for value added tax is one of the seller's tax office (BT-32). Where nothing else
 * says which company it is, it does (BR-CO-26).
 */
export function sellerParty({ seller, academy }: InvoiceFacts) {
  const [line1 = '', line2 = '', ...more] = seller.address.split('\n').filter(Boolean)
  const vat = vatNumberOf(seller)
  return {
    'ram:ID': vat || seller.registration ? undefined : given(seller.taxNumber),
    'ram:Name': seller.name,
    'ram:SpecifiedLegalOrganization': {
      'ram:ID': given(seller.registration),
      'ram:TradingBusinessName': given(academy),
    },
    'ram:PostalTradeAddress': {
      'ram:LineOne': given(line1),
      'ram:LineTwo': given(line2),
      'ram:LineThree': given(more.join(', ')),
      'ram:CountryID': seller.country,
    },
    'ram:SpecifiedTaxRegistration': vat ? registered('VA', vat) : registered('FC', given(seller.taxNumber)),
  }
}

/**
 * Who did not say where they live is taxed as if they lived where the academy is, and stands there: a country has to be
 * named (BR-11). A tax number that is none for value added tax is the buyer's registration (BT-47); neither may stand
 * beside what is outside of the tax (BR-O-02).
 */
export function buyerParty({ buyer, seller }: InvoiceFacts, isTaxable: boolean, t: Say) {
  const vat = isTaxable ? vatNumberOf(buyer) : undefined
  const registration = vat || !isTaxable ? undefined : given(buyer.taxNumber)
  return {
    'ram:Name': buyer.company || buyer.name || t('managers.invoices.nameless'),
    'ram:SpecifiedLegalOrganization': registration ? { 'ram:ID': registration } : undefined,
    'ram:DefinedTradeContact': buyer.company && buyer.name ? { 'ram:PersonName': buyer.name } : undefined,
    'ram:PostalTradeAddress': {
      'ram:PostcodeCode': given(buyer.postalCode),
      'ram:LineOne': given(buyer.line1),
      'ram:LineTwo': given(buyer.line2),
      'ram:CityName': given(buyer.city),
      'ram:CountryID': buyer.country || seller.country,
    },
    'ram:SpecifiedTaxRegistration': registered('VA', vat),
  }
}
