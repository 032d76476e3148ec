import { website } from '@touchline/contract/websites/shapes'

import type { TestPlatform } from '#server/platform/testing/platform.ts'

import { websitesJobs } from '../jobs.ts'
import { openNameServer } from './name-server.ts'
import type { aPublicClub } from './public-club.ts'

export const cnameTarget = 'sites.touchline.example'

/** For a platform that offers own hosts and asks this name server. */
export async function aNameServer() {
  const names = await openNameServer()
  const environment = {
    PUBLIC_URL: 'https://app.touchline.example',
    WEBSITES_CNAME_TARGET: cnameTarget,
    DNS_SERVERS: names.address,
  }
  return { names, environment }
}

type Club = Pick<Awaited<ReturnType<typeof aPublicClub>>, 'ask' | 'path'>

/** How its manager claims and checks a host. */
export function hostsOf(platform: TestPlatform) {
  const { database } = platform
  const [checkOne] = websitesJobs(platform)

  const send = ({ ask, path }: Club, host: string | null) => ask(`PUT ${path}/host`, { host })
  const claim = async (club: Club, host: string | null) =>
    website.parse((await send(club, host)).body).host
  /** What the job finds now. */
  const check = async (club: Club, websiteId: string) => {
    await checkOne?.run({ websiteId })
    return website.parse((await club.ask(`GET ${club.path}`)).body).host
  }
  return { database, send, claim, check }
}
