import { contract } from '@touchline/contract/contract'
import { events } from '@touchline/text/events/en'
import { sync as text } from '@touchline/text/events/sync/en'
import { wire } from '@touchline/text/wire/en'
import { type ComponentProps, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectFilled, expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { ImportSection } from './import-section.tsx'

const { team } = teamOf('coach')
const address = 'https://league.example/u12.ics'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const { importCalendar } = contract.events
const { preview: found } = example(importCalendar)
if (found === null) throw new Error('the example has no preview')
const preview = { ...found, name: 'County league' }
const imported = { calendars: [], preview: null }
const previewed = (given = preview) => ({ calendars: [], preview: given })

function Section() {
  const [found, setFound] = useState<ComponentProps<typeof ImportSection>['found']>()
  return (
    <>
      <h2>{text.title}</h2>
      <ImportSection teamId={team.id} found={found} onFound={setFound} />
    </>
  )
}

function open() {
  server.answers(contract.events.calendars, { calendars: [] })
  return openPart(<Section />, { as: 'coach' })
}

proveForm('looking at a calendar', {
  open,
  endpoint: importCalendar,
  answer: previewed(),
  fillings: { [text.fromUrl]: address },
  submit: text.import,
  sends: { teamId: team.id, source: { address }, eventType: null, preview: true },
  wrong: [{ label: text.fromUrl, typed: ' ', says: text.problems.calendar_address_required }],
  refusals: (['bad_address', 'unreachable', 'not_a_calendar', 'calendars_full'] as const).map(
    (problem) => ({
      code: 'invalid_input',
      fields: { source: problem },
      label: text.fromUrl,
      says: text.problems[problem],
    }),
  ),
})

test('previews a file too', async () => {
  server.answers(importCalendar, previewed())
  await open()
  await choose(new File(['BEGIN:VCALENDAR'], 'u12.ics', { type: 'text/calendar' }))
  await expectSaid(text.found('County league'))
  await expect
    .poll(() => server.sentTo(importCalendar))
    .toMatchObject([{ source: { fileName: 'u12.ics', base64: btoa('BEGIN:VCALENDAR') } }])
})

test('refuses a file that is too large before uploading', async () => {
  await open()
  await choose(new File([new Uint8Array(5_000_001)], 'years.ics'))
  await expectRefused(text.fromUrl, text.problems.too_large)
  expect(server.sentTo(importCalendar)).toEqual([])
})

test('imports the preview with the chosen type', async () => {
  server.answers(importCalendar, previewed())
  await open()
  await fillIn({ [text.fromUrl]: address })
  await press(button(text.import))
  await expectSaid(text.found('County league'))
  server.answers(importCalendar, imported)
  await fillIn({ [text.typesAre]: events.types.practice })
  await press(button(text.confirm))
  await expectSaid(text.importStarted)
  await expect
    .poll(() => server.sentTo(importCalendar).at(-1))
    .toEqual({ teamId: team.id, source: { address }, eventType: 'practice', preview: false })
})

test('says what is missing, truncated and guessed', async () => {
  const guessedZones = { count: 3, names: ['Hora de verano romance', 'Somewhere'] }
  const doubtful = { ...preview, missing: 2, isCutOff: true, guessedZones }
  server.answers(importCalendar, previewed(doubtful))
  await open()
  await fillIn({ [text.fromUrl]: address })
  await press(button(text.import))
  await expectSaid(text.missing(2))
  await expectSaid(text.cutOff)
  await expectSaid(text.guessedZone('Hora de verano romance'))
  await expectSaid(text.guessedZone('Somewhere'))
  await expectSaid(text.alsoGuessed(1))
})

test('says why nothing was imported and keeps the choice', async () => {
  server.answers(importCalendar, previewed())
  await open()
  await fillIn({ [text.fromUrl]: address })
  await press(button(text.import))
  await expectSaid(text.found('County league'))
  server.refuses(importCalendar, 'not_allowed')
  await fillIn({ [text.typesAre]: events.types.practice })
  await press(button(text.confirm))
  await expectSaid(wire.errors.not_allowed)
  expectFilled({ [text.typesAre]: events.types.practice })
})

async function choose(file: File): Promise<void> {
  await expect.element(button(text.file)).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('there is no field for a file')
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
