import { contract } from '@touchline/contract/contract'
import { rollOver as text } from '@touchline/text/clubs/roll-over/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example, first } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { UndoRollOver } from './undo-roll-over.tsx'

const clubId = example(contract.clubs.get).club.id
const done = {
  ...example(contract.clubs.rollOver),
  id: clubId.replace(/1$/, '2'),
  mayUndo: true,
}
const undo = page.getByRole('main').getByRole('button', { name: text.undo })
const open = () => openPart(<UndoRollOver clubId={clubId} done={done} />)

proveQuestion('taking a roll-over back', {
  open,
  asks: undo,
  endpoint: contract.clubs.undoRollOver,
  answer: { backCount: 3, stayingCount: 0, staying: [] },
  confirm: text.undo,
  sends: { clubId, rollOverId: done.id },
  says: text.back(3),
  refusals: [{ code: 'expired' }, { code: 'already_used' }],
})

test('names people who stay, with the reason', async () => {
  const one = first(example(contract.clubs.undoRollOver).staying)
  const staying = [{ ...one, name: 'Leo Torres', why: 'in_use' as const }]
  server.answers(contract.clubs.undoRollOver, { backCount: 2, stayingCount: 1, staying })
  await open()
  await press(undo)
  await press(page.getByRole('alertdialog').getByRole('button', { name: text.undo }))
  await expectSaid(text.stayed(1))
  await expectSaid(text.back(2))
  await expectSaid(text.staying.in_use('Leo Torres'))
})

test('after its time it is not offered', async () => {
  await openPart(<UndoRollOver clubId={clubId} done={{ ...done, mayUndo: false }} />)
  await expect.element(undo).not.toBeInTheDocument()
})
