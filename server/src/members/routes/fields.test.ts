import { memberPage, rosterPage } from '@touchline/contract/members/shapes'
import { customFields } from '@touchline/contract/members/shapes/fields'
import { maxCustomFields } from '@touchline/domain/members/custom-fields'
import { beforeEach, describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { askingMembers, type Request } from '../testing/asking.ts'
import { aRoster, type Person } from '../testing/team.ts'

const platform = await testPlatform()
const { database } = platform
const ask = askingMembers(platform)

let { teamId, people, rows } = await aRoster(database)

beforeEach(async () => {
  ;({ teamId, people, rows } = await aRoster(database))
})

describe('the fields of a team', () => {
  test('are visible to all members, the counts only to admins', async () => {
    const { id } = await added({ name: 'Bus', kind: 'text', audience: 'private' })
    await change('coach', { changes: { custom: { [id]: 'Line 4' } } })
    expect(await listed('player')).toMatchObject([{ name: 'Bus', valueCount: null }])
    expect(await listed('admin')).toMatchObject([{ name: 'Bus', valueCount: 1 }])
    expect(await onFields('stranger', { method: 'GET' })).toMatchObject({ status: 404 })
  })

  test.each([
    ['admin', 201],
    ['coach', 403],
    ['player', 403],
    ['mother', 403],
    ['stranger', 404],
  ] as const)('can be added by %s: %s', async (person, status) => {
    const body = { name: 'Bus', kind: 'text', audience: 'team' }
    expect((await onFields(person, { method: 'POST', body })).status).toBe(status)
  })

  test('have unique names, in any case', async () => {
    await added({ name: 'Bus', kind: 'text', audience: 'team' })
    const body = { name: ' bUS ', kind: 'number', audience: 'team' }
    expect(await onFields('admin', { method: 'POST', body })).toMatchObject({
      status: 422,
      body: { data: { fields: { name: 'taken' } } },
    })
  })

  test('are limited to thirty', async () => {
    for (let count = 1; count <= maxCustomFields; count += 1)
      await added({ name: `Field ${count}`, kind: 'text', audience: 'team' })
    const body = { name: 'One more', kind: 'text', audience: 'team' }
    expect(await onFields('admin', { method: 'POST', body })).toMatchObject({
      status: 422,
      body: { data: { fields: { fields: 'too_many' } } },
    })
  })

  test.each([
    [[], 'required'],
    [['Red', 'red'], 'twice'],
  ])("can't be a choice of %j", async (choices, why) => {
    const body = { name: 'Colour', kind: 'choice', audience: 'team', choices }
    expect(await onFields('admin', { method: 'POST', body })).toMatchObject({
      status: 422,
      body: { data: { fields: { choices: why } } },
    })
  })

  test('can be moved, and the others keep their order', async () => {
    const one = await added({ name: 'One', kind: 'text', audience: 'team' })
    const two = await added({ name: 'Two', kind: 'text', audience: 'team' })
    await added({ name: 'Three', kind: 'text', audience: 'team' })
    const move = (person: Person, id: string, position: number) =>
      onFields(person, { method: 'PATCH', path: `/${id}`, body: { changes: { position } } })
    const names = async () => (await listed('player')).map(({ name }) => name)
    expect((await move('admin', two.id, 1)).status).toBe(200)
    expect(await names()).toEqual(['Two', 'One', 'Three'])
    expect((await move('admin', two.id, 30)).status).toBe(200)
    expect(await names()).toEqual(['One', 'Three', 'Two'])
    expect((await move('admin', two.id, 0)).status).toBe(422)
    expect((await move('player', one.id, 3)).status).toBe(403)
    expect((await move('admin', teamId, 1)).status).toBe(404)
  })

  test('of another team are not found', async () => {
    const { id } = await added({ name: 'Bus', kind: 'text', audience: 'team' })
    const other = await aRoster(database)
    const path = `/teams/${other.teamId}/member-fields/${id}`
    const removal = await ask(other.people.admin, { method: 'DELETE', path })
    expect(removal.status).toBe(404)
    const changes = { custom: { [id]: 'Line 4' } }
    const typed = await ask(other.people.admin, {
      method: 'PATCH',
      path: `/teams/${other.teamId}/members/${other.rows.leo}`,
      body: { changes },
    })
    expect(typed.status).toBe(422)
  })
})

describe('a private field', () => {
  test('stays private once it has values', async () => {
    const { id } = await added({ name: 'Diet', kind: 'text', audience: 'private' })
    const open = {
      method: 'PATCH',
      path: `/${id}`,
      body: { changes: { audience: 'team' } },
    } as const
    await change('mother', { changes: { custom: { [id]: 'No nuts' } } })
    expect(await onFields('admin', open)).toMatchObject({
      status: 422,
      body: { data: { fields: { audience: 'has_values' } } },
    })
    await change('mother', { changes: { custom: { [id]: null } } })
    expect((await onFields('admin', open)).status).toBe(200)
  })

  test.each([
    ['admin', 'No nuts'],
    ['coach', 'No nuts'],
    ['mother', 'No nuts'],
    ['player', undefined],
  ] as const)('shows %s %s', async (person, shown) => {
    const hidden = await added({ name: 'Diet', kind: 'text', audience: 'private' })
    const open = await added({ name: 'Bus', kind: 'text', audience: 'team' })
    const custom = { [hidden.id]: 'No nuts', [open.id]: 'Line 4' }
    await change('coach', { changes: { custom } })
    const list = await ask(people[person], { method: 'GET', path: `/teams/${teamId}/members` })
    const leo = rosterPage.parse(list.body).members.find(({ id }) => id === rows.leo)
    const { member } = memberPage.parse((await get(person)).body)
    expect([leo?.custom[hidden.id], member.custom[hidden.id]]).toEqual([shown, shown])
    expect([leo?.custom[open.id], member.custom[open.id]]).toEqual(['Line 4', 'Line 4'])
  })
})

describe('a value', () => {
  test.each([
    ['admin', 200],
    ['coach', 200],
    ['mother', 200],
    ['player', 403],
    ['stranger', 404],
  ] as const)('of a child may be entered by %s: %s', async (person, status) => {
    const { id } = await added({ name: 'Diet', kind: 'text', audience: 'team' })
    const answer = await change(person, { changes: { custom: { [id]: 'No nuts' } } })
    expect(answer.status).toBe(status)
  })

  test.each([
    ['number', 'four', 'not_a_number'],
    ['date', '2027-02-29', 'not_a_day'],
    ['yes_no', 'perhaps', 'not_a_choice'],
    ['choice', 'Bus 4', 'not_a_choice'],
  ])("of a %s field can't be %s", async (kind, value, why) => {
    const choices = kind === 'choice' ? ['Bus 4'] : []
    const { id } = await added({ name: 'Fact', kind, audience: 'team', choices })
    const answer = await change('coach', { changes: { custom: { [id]: value } } })
    expect(answer).toMatchObject({
      status: 422,
      body: { data: { fields: { [`custom.${id}`]: why } } },
    })
  })

  test('is merged with edits of other fields, and refused on the same', async () => {
    const one = await added({ name: 'One', kind: 'text', audience: 'team' })
    const two = await added({ name: 'Two', kind: 'number', audience: 'team' })
    const edit = (person: Person, id: string, value: string) =>
      change(person, { changes: { custom: { [id]: value } }, was: { custom: { [id]: null } } })
    await edit('coach', one.id, 'first')
    const other = await edit('mother', two.id, '2,50')
    expect(memberPage.parse(other.body).member.custom).toEqual({
      [one.id]: 'first',
      [two.id]: '2.5',
    })
    expect(await edit('mother', one.id, 'second')).toMatchObject({
      status: 412,
      body: { data: { fields: { [`custom.${one.id}`]: 'changed_meanwhile' } } },
    })
    expect((await edit('mother', one.id, 'first')).status).toBe(200)
  })

  test('is deleted with its field or choice; renaming a choice keeps it', async () => {
    const bus = await added({ name: 'Bus', kind: 'choice', audience: 'team', choices: ['4', '5'] })
    const other = await added({ name: 'Other', kind: 'text', audience: 'team' })
    const [four, five] = bus.choices
    await change('coach', { changes: { custom: { [bus.id]: four?.id ?? '', [other.id]: 'x' } } })

    const rename = { choices: [{ id: four?.id, name: 'Four' }, { name: 'Six' }] }
    await onFields('admin', { method: 'PATCH', path: `/${bus.id}`, body: { changes: rename } })
    expect(await custom()).toEqual({ [bus.id]: four?.id, [other.id]: 'x' })
    const [renamed] = await listed('admin')
    expect(renamed?.choices.map(({ name, valueCount }) => [name, valueCount])).toEqual([
      ['Four', 1],
      ['Six', 0],
    ])
    expect(renamed?.choices.some(({ id }) => id === five?.id)).toBe(false)

    const without = { choices: [{ name: 'Six' }] }
    await onFields('admin', { method: 'PATCH', path: `/${bus.id}`, body: { changes: without } })
    expect(await custom()).toEqual({ [other.id]: 'x' })
    await onFields('admin', { method: 'DELETE', path: `/${other.id}` })
    expect(await custom()).toEqual({})
  })
})

interface FieldRequest extends Pick<Request, 'method'> {
  readonly path?: string
  readonly body?: object
}

function onFields(person: Person, { path = '', ...request }: FieldRequest) {
  return ask(people[person], { ...request, path: `/teams/${teamId}/member-fields${path}` })
}

async function listed(person: Person) {
  return customFields.parse((await onFields(person, { method: 'GET' })).body).fields
}

/** Adds a field as the admin. */
async function added(body: { name: string; kind: string; audience: string; choices?: string[] }) {
  const { fields } = customFields.parse((await onFields('admin', { method: 'POST', body })).body)
  const made = fields.find(({ name }) => name === body.name)
  if (made === undefined) throw new Error('no field was made')
  return made
}

function change(person: Person, body: object) {
  return ask(people[person], { method: 'PATCH', path: pathOfLeo(), body })
}

function get(person: Person) {
  return ask(people[person], { method: 'GET', path: pathOfLeo() })
}

async function custom() {
  return memberPage.parse((await get('coach')).body).member.custom
}

function pathOfLeo(): string {
  return `/teams/${teamId}/members/${rows.leo}`
}
