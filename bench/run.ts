/**
 * `npm run bench`: our server and the bare one alternating, with medians and ratio; league tables;
 * start times. `-- admin`, `-- sign-ins`, `-- crowd`, `-- scale`, `-- fan-out`, `-- pages`, `--
 * treasurer`, `-- season`, `-- memory` are long and run alone; `-- rows feed`, `-- pages cold`, `-- reminders`
 * are parts of others. The transfer of first visits: `node bin/page-weight.ts`, part of `npm run
 * check`.
 */
import { measureAdminPages } from './admin.ts'
import { runCrowd } from './crowd.ts'
import { measureFanOut } from './fan-out.ts'
import { measureReadsDuringSignIns, measureSignInOverhead } from './hashing.ts'
import { measureImport } from './import-list.ts'
import { measureMemory } from './memory.ts'
import { measurePages } from './pages.ts'
import { measureReminders } from './reminders.ts'
import { printRows } from './rows.ts'
import { measureMonthView } from './scale.ts'
import { measureSeason } from './season.ts'
import { measureStandings } from './standings.ts'
import { measureStartTimes } from './start-time.ts'
import { measureTreasurerPage } from './treasurer.ts'
import { openWorld, type World } from './world.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3)

const [part, wanted] = process.argv.slice(2)
if (part === 'crowd') await runCrowd()
else if (part === 'admin') await measureAdminPages()
else if (part === 'scale') await measureMonthView()
else if (part === 'fan-out') console.info(await measureFanOut(rounds))
else if (part === 'pages') await measurePages(rounds, wanted)
else if (part === 'treasurer') await measureTreasurerPage(rounds)
else if (part === 'season') await measureSeason(rounds)
else if (part === 'sign-ins')
  await inWorld(async (world) =>
    console.info(await measureReadsDuringSignIns(world, { rounds, seconds: 3 * seconds })),
  )
else if (part === 'memory')
  await inWorld(async (world) => console.info(await measureMemory(world, 3 * seconds)))
else if (part === 'rows') await inWorld((world) => printRows(world, { rounds, seconds, wanted }))
else if (part === 'reminders')
  await inWorld(async (world) => console.info(await measureReminders(world, rounds)))
else if (part === undefined) await everything()
else throw new Error(`The bench has no part called ${part}.`)

async function everything(): Promise<void> {
  await inWorld(async (world) => {
    await printRows(world, { rounds, seconds })
    console.info(`\n${await measureImport(world, rounds)}`)
    // A sign-in takes a second here and unfinished ones don't count, so rounds are longer.
    console.info(`\n${await measureSignInOverhead(world, { rounds, seconds: 3 * seconds })}`)
    console.info(`\n${await measureReadsDuringSignIns(world, { rounds, seconds: 3 * seconds })}`)
    console.info(`\n${await measureReminders(world, rounds)}`)
  })
  console.info(`\n${measureStandings(rounds)}`)
  console.info(`\n${await measureStartTimes()}`)
}

async function inWorld(look: (world: World) => Promise<void>): Promise<void> {
  const world = await openWorld()
  try {
    await look(world)
  } finally {
    await world.close()
  }
}
