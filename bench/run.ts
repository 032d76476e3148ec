/**
 * `npm run bench`: our server and the bare one alternating, with medians and ratio; league tables;
 * start times. `-- admin`, `-- sign-ins`, `-- crowd`, `-- scale`, `-- fan-out`, `-- pages`, `--
 * treasurer`, `-- memory` are long and run alone; `-- rows feed`, `-- pages cold`, `-- reminders`
 * are parts of others. The transfer of first visits: `node bin/page-weight.ts`, part of `npm run
 * check`.
 */
import { operatorsHour } from './admin.ts'
import { runCrowd } from './crowd.ts'
import { fanOut } from './fan-out.ts'
import { othersDuringSignIns, shareOutsideHashing } from './hashing.ts'
import { importOfRows } from './import-list.ts'
import { memoryUnderLoad } from './memory.ts'
import { speedOfPages } from './pages.ts'
import { remindersAtOnce } from './reminders.ts'
import { printRows } from './rows.ts'
import { monthViewAtScale } from './scale.ts'
import { standingsOfSeasons } from './standings.ts'
import { startTimes } from './start-time.ts'
import { treasurersView } from './treasurer.ts'
import { openWorld, type World } from './world.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3)

const [part, wanted] = process.argv.slice(2)
if (part === 'crowd') await runCrowd()
else if (part === 'admin') await operatorsHour()
else if (part === 'scale') await monthViewAtScale()
else if (part === 'fan-out') console.info(await fanOut(rounds))
else if (part === 'pages') await speedOfPages(rounds, wanted)
else if (part === 'treasurer') await treasurersView(rounds)
else if (part === 'sign-ins')
  await inWorld(async (world) =>
    console.info(await othersDuringSignIns(world, { rounds, seconds: 3 * seconds })),
  )
else if (part === 'memory')
  await inWorld(async (world) => console.info(await memoryUnderLoad(world, 3 * seconds)))
else if (part === 'rows') await inWorld((world) => printRows(world, { rounds, seconds, wanted }))
else if (part === 'reminders')
  await inWorld(async (world) => console.info(await remindersAtOnce(world, rounds)))
else if (part === undefined) await everything()
else throw new Error(`The bench has no part called ${part}.`)

async function everything(): Promise<void> {
  await inWorld(async (world) => {
    await printRows(world, { rounds, seconds })
    console.info(`\n${await importOfRows(world, rounds)}`)
    // A sign-in takes a second here and unfinished ones don't count, so rounds are longer.
    console.info(`\n${await shareOutsideHashing(world, { rounds, seconds: 3 * seconds })}`)
    console.info(`\n${await othersDuringSignIns(world, { rounds, seconds: 3 * seconds })}`)
    console.info(`\n${await remindersAtOnce(world, rounds)}`)
  })
  console.info(`\n${standingsOfSeasons(rounds)}`)
  console.info(`\n${await startTimes()}`)
}

async function inWorld(look: (world: World) => Promise<void>): Promise<void> {
  const world = await openWorld()
  try {
    await look(world)
  } finally {
    await world.close()
  }
}
