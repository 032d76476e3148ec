/**
 * `npm run bench`: ours and bare in turn, medians and their ratio; tables of leagues; start times; script
 * per page. `-- crowd`, `-- scale`: what takes long, each by itself.
 */
import { wholeCrowd } from './crowd.ts'
import { shareOutsideHashing } from './hashing.ts'
import { importOfRows } from './import-list.ts'
import { printRows } from './rows.ts'
import { monthViewAtScale } from './scale.ts'
import { scriptSizes } from './script-size.ts'
import { standingsOfSeasons } from './standings.ts'
import { startTimes } from './start-time.ts'
import { openWorld } from './world.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3)

const [part] = process.argv.slice(2)
if (part === 'crowd') await wholeCrowd()
else if (part === 'scale') await monthViewAtScale()
else await everything()

async function everything(): Promise<void> {
  const world = await openWorld()
  try {
    await printRows(world, { rounds, seconds })
    console.info(`\n${await importOfRows(world, rounds)}`)
    // A sign-in takes a second here: what is under way at the end is not counted, so rounds are longer.
    console.info(`\n${await shareOutsideHashing(world, { rounds, seconds: 3 * seconds })}`)
  } finally {
    await world.close()
  }
  console.info(`\n${standingsOfSeasons(rounds)}`)
  console.info(`\n${await startTimes()}\n\n${scriptSizes()}`)
}
