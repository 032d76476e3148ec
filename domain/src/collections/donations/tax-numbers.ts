import { nif } from 'stdnum/lib/cjs/es/index.js'
import { siren } from 'stdnum/lib/cjs/fr/index.js'

/** The number of a person or an association in Spain: DNI, NIE or NIF. */
export function isSpanishNumber(text: string): boolean {
  return nif.validate(text).isValid
}

/** The number of an association in France: SIREN, or the RNA number of the register ("W751234567"). */
export function isFrenchNumber(text: string): boolean {
  const plain = text.replaceAll(/\s/g, '').toUpperCase()
  return /^W\d{9}$/.test(plain) || siren.validate(plain).isValid
}
