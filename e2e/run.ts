/**
 * Runs the browser journeys; `-- all` runs the whole matrix of languages, sizes and themes, and the
 * long proofs. `-- screenshots` lays every screen in every state on one sheet and asks axe about each,
 * `-- screenshots full de` those in German; `-- pictures` makes the pictures of the landing page and
 * the README.
 */
import { runJourneys } from './run-journeys.ts'

const [task, ...names] = process.argv.slice(2)

if (task === 'screenshots') {
  const { makeContactSheet } = await import('./pictures/contact-sheet.ts')
  await makeContactSheet(names)
} else if (task === 'pictures') {
  const { makeLandingPictures } = await import('./pictures/landing-pictures.ts')
  await makeLandingPictures(names)
} else await runJourneys(task === 'all' ? 'all' : 'daily')
