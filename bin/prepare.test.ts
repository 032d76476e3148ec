import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { root } from './steps.ts'
import { killAll, start } from './testing/touchline.ts'

vi.setConfig({ testTimeout: 60_000 })

/** The part of the script that makes several starts in one folder take turns. */
const [turns = ''] = readFileSync(join(root, 'bin/prepare.sh'), 'utf8').split(
  'install_packages() {',
)
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline turns '))
})

afterEach(() => {
  killAll()
  rmSync(folder, { recursive: true, force: true })
})

function inTurn(work: string) {
  return start(['sh', '-euc', `${turns}\npause=0.1\ntake_turn\n${work}\nleave_turn`], {
    cwd: folder,
  })
}

/** The id of a process that has ended. */
const nobody = String(spawnSync('true').pid)

/** What a killed process leaves behind: folders, and files with their content. */
function leave(things: Readonly<Record<string, string | undefined>>): void {
  for (const [path, words] of Object.entries(things)) {
    const place = join(folder, '.preparing', path)
    mkdirSync(words === undefined ? place : dirname(place), { recursive: true })
    if (words !== undefined) writeFileSync(place, words)
  }
}

test.each<readonly [string, Readonly<Record<string, string | undefined>>]>([
  ['nothing yet', {}],
  ['before saying who', { '.': undefined }],
  ['while saying who', { pid: '' }],
  ['at work', { pid: nobody }],
  ['while taking over', { pid: nobody, 'taken-over': undefined }],
  ['while saying who took over', { pid: nobody, 'taken-over/pid': '' }],
  ['at work after taking over', { pid: nobody, 'taken-over/pid': nobody }],
])('runs several starts one after another if one was killed: %s', async (_, left) => {
  leave(left)
  const work = 'mkdir at-work || echo two at once\nls >/dev/null\nrmdir at-work\necho done'
  const all = [inTurn(work), inTurn(work), inTurn(work)]
  expect(await Promise.all(all.map((one) => one.ended()))).toEqual([0, 0, 0])
  expect(all.map((one) => one.said().replace(/^Process .*\n/gm, ''))).toEqual(
    Array(3).fill('done\n'),
  )
  expect(readdirSync(folder)).toEqual([])
})

test('waits for a running start, also one that took over', async () => {
  leave({ pid: nobody })
  const first = inTurn('echo works\nuntil [ -e enough ]; do :; done')
  await first.says(/works/)
  const second = inTurn('echo mine')
  await second.says(/^Process \d+ installs or builds in this folder; waiting for it/)
  expect(existsSync(join(folder, '.preparing/taken-over/pid'))).toBe(true)
  writeFileSync(join(folder, 'enough'), '')
  expect(await second.ended()).toBe(0)
  expect(second.said()).toMatch(/mine\n$/)
})
