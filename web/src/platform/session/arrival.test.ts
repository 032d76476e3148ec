import { expect, test } from 'vitest'

import { arrivalIn } from './arrival.ts'

const site = 'https://touchline.test'

test.each([
  ['/dashboard', undefined],
  ['/teams?tab=my-clubs#list', undefined],
  [
    '/dashboard#error=access_denied&error_code=otp_expired&error_description=x&sb=',
    { kind: 'failed', code: 'otp_expired', from: 'link' },
  ],
  [
    '/?error=invalid_request&error_code=bad_oauth_state&error_description=x',
    { kind: 'failed', code: 'bad_oauth_state', from: 'link' },
  ],
  ['/dashboard#error=server_error', { kind: 'failed', code: undefined, from: 'link' }],
  ['/update-profile#message=Confirmation+link+accepted&sb=', { kind: 'half_changed_email' }],
  ['/update-profile#access_token=a&type=email_change', { kind: 'changed_email' }],
  ['/dashboard#access_token=a&type=signup', { kind: 'confirmed' }],
  ['/team/1#access_token=a&type=invite', { kind: 'joined' }],
  ['/update-profile#access_token=a&type=recovery', undefined],
  ['/dashboard#access_token=a', undefined],
])('%s', (path, arrival) => {
  expect(arrivalIn(new URL(path, site), undefined)).toEqual(arrival)
})

test('reports a failure on the return from Google', () => {
  const address = new URL('/dashboard#error=access_denied&error_code=signup_disabled', site)
  expect(arrivalIn(address, 'google')).toEqual({
    kind: 'failed',
    code: 'signup_disabled',
    from: 'google',
  })
})
