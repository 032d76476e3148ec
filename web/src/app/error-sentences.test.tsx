import { contract } from '@touchline/contract/contract'
import { errorStatus, isErrorCode } from '@touchline/contract/wire/errors'
import { auth as german } from '@touchline/text/auth/de'
import { auth as english } from '@touchline/text/auth/en'
import { reports } from '@touchline/text/messages/reports/en'
import { wire } from '@touchline/text/wire/en'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import LoginPage from '#web/auth/login-page.tsx'
import { ReportDialog } from '#web/messages/reports/report-dialog.tsx'
import { expectSaid, fillIn } from '#web/testing/fields.ts'
import { focusOn } from '#web/testing/keyboard.ts'
import { openDialog, openPage } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'
import { visitOnce } from '#web/testing/visit.ts'

const teamId = '019cebf5-0f00-7000-8000-000000000001'
const message = { kind: 'message', conversationId: teamId, messageId: teamId } as const

/**
 * These change the whole page and are covered by account-layout.test.tsx, sign-in.spec.ts and
 * operator.spec.ts.
 */
const felt = new Set(['not_signed_in', 'second_factor_needed', 'unavailable', 'maintenance'])
const codes = Object.keys(errorStatus)
  .filter(isErrorCode)
  .filter((code) => !felt.has(code))

describe('shows the message of each API error', () => {
  visitOnce(async () => {
    await openDialog((onClose) => (
      <ReportDialog teamId={teamId} reported={message} onClose={onClose} />
    ))
    await fillIn({ [reports.reason]: reports.reasons.bullying })
  })

  test.each(codes)('%s', async (code) => {
    server.refuses(contract.messages.report, code)
    await focusOn(page.getByRole('button', { name: reports.send, exact: true }))
    await userEvent.keyboard('{Enter}')
    await expectSaid(wire.errors[code])
  })
})

/** The server's messages are in English; the page translates each code. */
describe('shows each error of the sign-in service in the page’s language', () => {
  visitOnce(async () => {
    await openPage(<LoginPage />, { as: 'visitor', at: '/login', language: 'de' })
    await fillIn({
      [german.fields.email]: 'ana@example.org',
      [german.fields.password]: 'a long pass phrase',
    })
  })

  // The page offers another email instead of this message.
  const { email_not_confirmed: _asksForCode, ...failures } = english.failures
  test.each(Object.entries(failures))('%s', async (code, sentence) => {
    server.refusesAt('POST /auth/v1/token', code, sentence)
    await focusOn(page.getByRole('button', { name: german.login.submit, exact: true }))
    await userEvent.keyboard('{Enter}')
    const said = Object.entries(german.failures).find(([name]) => name === code)?.[1] ?? ''
    expect(said).not.toBe('')
    await expectSaid(said)
  })
})
