import { contract } from '@touchline/contract/contract'
import { reports as text } from '@touchline/text/messages/reports/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectFilled, expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { useReport } from '../api/reports.ts'
import { message, place } from '../testing/thread.tsx'
import { type Reported, ReportForm } from './report-form.tsx'

const { id: messageId } = message(1)
const { conversationId } = place
const send = page.getByRole('button', { name: text.send, exact: true })

function Reporting({ reported }: { reported: Reported }) {
  const report = useReport()
  return (
    <ReportForm
      teamId={place.teamId}
      reported={reported}
      report={report}
      onClose={() => undefined}
    />
  )
}

const openReport = (reported: Reported) =>
  openPart(<Reporting reported={reported} />, { as: 'player' })

test('asks for the reason, keeps the text and reports the message', async () => {
  server.answers(contract.messages.report)
  await openReport({ kind: 'message', conversationId, messageId })
  await expectSaid(text.who)
  await fillIn({ [text.details]: 'It was meant for me' })
  await press(send)
  await expectRefused(text.reason, text.reasonRequired)
  expectFilled({ [text.details]: 'It was meant for me' })
  await fillIn({ [text.reason]: text.reasons.secret_contact })
  await press(send)
  await expect
    .poll(() => server.sentTo(contract.messages.report))
    .toMatchObject([
      {
        about: { kind: 'message', conversationId, messageId },
        reason: 'secret_contact',
        details: 'It was meant for me',
      },
    ])
})

test('asks whether profile or picture only if there is a picture', async () => {
  const memberId = messageId
  await openReport({ kind: 'person', memberId, name: 'Tom Reed', hasPicture: false })
  await expect.element(page.getByRole('radiogroup', { name: text.reason })).toBeVisible()
  await expect.element(page.getByText(text.part)).not.toBeInTheDocument()
})
