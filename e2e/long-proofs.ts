import { runVitest, mergeResults, type Results } from '../bin/results.ts'
import { failoverProof } from './failover/failover.ts'

/** Full-length versions of checks that every test run does briefly. */
const lengths = {
  TOUCHLINE_KILLS: '100',
  TOUCHLINE_CROWD: '1000',
  TOUCHLINE_FLOODS: 'all',
  TOUCHLINE_SECOND_STARTS: '20',
}

/**
 * A hundred kills, the full crowd, a thousand streams over NATS, the largest body of every
 * endpoint, long files, and a failover; prints figures.
 */
export async function longProofs(): Promise<Results> {
  const files = ['kill', 'crowd', 'nats', 'hostile-bodies', 'hostile-files'].map(
    (name) => `server/src/testing/${name}.test.ts`,
  )
  files.push('server/src/platform/database/embedded-namespaces.test.ts')
  const results = await runVitest(['--project=server', '--reporter=default', ...files], lengths)
  return mergeResults([results, await failoverProof()])
}
