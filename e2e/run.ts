/**
 * `npm run e2e`: the daily journeys in a browser; `-- sign-in saturday` runs those two in full, and
 * `-- all` every language, size and theme, and the long proofs. `-- screenshots` puts every screen
 * in every state on one sheet and checks each with axe, `-- screenshots full de` those in German;
 * `-- pictures` makes the pictures of the landing page and the README.
 */
import { runPlaywright, formatTotals, mergeResults } from '../bin/results.ts'
import { longProofs } from './long-proofs.ts'

const [task, ...names] = process.argv.slice(2)

if (task === 'screenshots') {
  const { makeContactSheet } = await import('./pictures/contact-sheet.ts')
  await makeContactSheet(names)
} else if (task === 'pictures') {
  const { makeLandingPictures } = await import('./pictures/landing-pictures.ts')
  await makeLandingPictures(names)
} else {
  const journeys = await (task === undefined || task === 'all'
    ? runPlaywright(task ?? 'daily')
    : runPlaywright('named', process.argv.slice(2)))
  const results = mergeResults(task === 'all' ? [journeys, await longProofs()] : [journeys])
  console.info(formatTotals(results))
  process.exitCode = results.failed === 0 ? 0 : 1
}
