import { expect, test } from 'vitest'

import { profileOf } from './provider-profile.ts'

const claims = {
  iss: 'https://accounts.google.com',
  sub: '1105',
  email: 'Ana@Club.test',
  email_verified: true,
  name: 'Ana López',
  given_name: 'Ana',
  family_name: 'López',
  picture: 'https://photos.test/ana.png',
  hd: 'club.test',
  at_hash: 'x',
  locale: 'es',
}

test('the claims become identity data in the words of the protocol', () => {
  expect(profileOf(claims)).toEqual({
    subject: '1105',
    email: 'ana@club.test',
    isVerified: true,
    data: {
      iss: 'https://accounts.google.com',
      sub: '1105',
      name: 'Ana López',
      full_name: 'Ana López',
      given_name: 'Ana',
      family_name: 'López',
      picture: 'https://photos.test/ana.png',
      avatar_url: 'https://photos.test/ana.png',
      email: 'ana@club.test',
      email_verified: true,
      phone_verified: false,
      provider_id: '1105',
      custom_claims: { hd: 'club.test' },
    },
  })
})

test.each([
  ['nobody', { sub: undefined }],
  ['an empty name', { sub: '' }],
  ['a name too long', { sub: 'x'.repeat(256) }],
  ['a number', { sub: 7 }],
])('a subject that is %s is no one', (_what, odd) => {
  expect(profileOf({ ...claims, ...odd })).toBeUndefined()
})

test.each([
  ['true', true, true],
  ['false', false, false],
  ['the word true', 'true', false],
  ['missing', undefined, false],
])('email_verified %s', (_what, given, isVerified) => {
  expect(profileOf({ ...claims, email_verified: given })).toMatchObject({ isVerified })
})

test.each([
  ['no address', { email: undefined }, { email: undefined, isVerified: false }],
  ['no address at all', { email: 'ana' }, { email: undefined, isVerified: false }],
  ['two lines', { email: 'ana@club.test\r\nbcc: x@y.test' }, { email: undefined }],
])('%s is no address', (_what, odd, expected) => {
  expect(profileOf({ ...claims, ...odd })).toMatchObject(expected)
})

test('a picture is a web address or none, and a personal account has no hosted domain', () => {
  const profile = profileOf({ ...claims, picture: 'javascript:alert(1)', hd: undefined })
  expect(profile?.data).not.toHaveProperty('picture')
  expect(profile?.data).not.toHaveProperty('avatar_url')
  expect(profile?.data).not.toHaveProperty('custom_claims')
})
