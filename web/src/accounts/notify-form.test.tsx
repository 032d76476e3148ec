import type { PreferencesOnWire } from '@touchline/contract/accounts/shapes'
import { contract } from '@touchline/contract/contract'
import { topics } from '@touchline/domain/accounts/topics'
import { accounts } from '@touchline/text/accounts/en'
import { auth } from '@touchline/text/auth/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'

import { NotifyForm } from './notify-form.tsx'

const { notify: text } = accounts
const stored: PreferencesOnWire = {
  ...example(contract.accounts.preferences),
  pushTopics: [...topics],
  emailTopics: [...topics],
  reports: false,
  quietHours: false,
  quietFrom: '22:00',
  quietUntil: '07:00',
  isMinor: false,
}

proveForm('notification choices', {
  open: () => openPart(<NotifyForm stored={stored} />),
  endpoint: contract.accounts.changePreferences,
  fillings: {
    'New events: Email': false,
    'Changes: Push': false,
    'Reminders: Off': true,
    [text.quiet]: true,
    [text.quietFrom]: '21:30',
    [text.quietUntil]: '06:45',
    [text.reports]: true,
  },
  submit: wire.save,
  sends: {
    pushTopics: ['new_events', 'messages', 'money'],
    emailTopics: ['changes', 'messages', 'money'],
    reports: true,
    quietHours: true,
    quietFrom: '21:30',
    quietUntil: '06:45',
  },
  wrong: [
    { label: text.quietFrom, typed: '', says: auth.fields.missing },
    { label: text.quietUntil, typed: '', says: auth.fields.missing },
  ],
})

test('asks for times only while quiet hours are on', async () => {
  await openPart(<NotifyForm stored={stored} />)
  await expect.element(page.getByLabelText(text.quiet)).toBeVisible()
  await expect.element(page.getByLabelText(text.quietFrom)).not.toBeInTheDocument()
})

test('offers minors neither reports nor newsletters, and says why', async () => {
  await openPart(<NotifyForm stored={{ ...stored, isMinor: true }} />)
  await expectSaid(text.notForMinors)
  for (const label of [text.reports, text.productNews, text.partnerOffers])
    await expect.element(page.getByLabelText(label)).not.toBeInTheDocument()
})

test('changes always keep one channel', async () => {
  const only: PreferencesOnWire = { ...stored, pushTopics: [], emailTopics: ['changes'] }
  await openPart(<NotifyForm stored={only} />)
  await expect.element(page.getByLabelText('Changes: Email')).toBeDisabled()
  await expect.element(page.getByLabelText('Changes: Off')).toBeDisabled()
  await expect.element(page.getByLabelText('Money: Off')).toBeChecked()
  await expectSaid(text.changesAlways)
})
