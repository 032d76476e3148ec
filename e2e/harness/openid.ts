import {
  openProvider,
  type OpenidProvider,
  type ProviderPerson,
} from '../../server/src/auth/fixtures/provider.ts'

/** People with accounts at the journeys' "Google". */
export const gloria: ProviderPerson = {
  sub: '501',
  name: 'Gloria Gomez',
  given_name: 'Gloria',
  family_name: 'Gomez',
  email: 'gloria@club.example',
  email_verified: true,
}
export const guido: ProviderPerson = {
  sub: '502',
  name: 'Guido Gruber',
  email: 'guido@club.example',
  email_verified: true,
}
export const greta: ProviderPerson = {
  sub: '503',
  name: 'Greta Grau',
  email: 'greta@mail.example',
  email_verified: true,
}

/** A real OpenID provider on loopback with a button per person, and "Cancel". */
export async function openGoogle(): Promise<OpenidProvider> {
  return openProvider([gloria, guido, greta])
}
