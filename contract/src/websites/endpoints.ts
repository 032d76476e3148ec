import { inClub } from '../clubs/access.ts'
import { clubKey } from '../clubs/shapes.ts'
import { inTeam } from '../teams/access.ts'
import { teamKey } from '../teams/shapes.ts'
import { clubHostEdit, clubWebsiteEdit, teamHostEdit, teamWebsiteEdit, website } from './shapes.ts'

const tags = ['Websites']
const ofClub = '/clubs/{clubId}/website'
const ofTeam = '/teams/{teamId}/website'

/** The public website of a club, or of a team without one. Its pages are HTML at /site/{slug}. */
export const websitesEndpoints = {
  ofClub: inClub('website.edit')
    .route({ method: 'GET', path: ofClub, tags, summary: 'The public website of the club' })
    .input(clubKey)
    .output(website),

  saveOfClub: inClub('website.edit')
    .route({
      method: 'PUT',
      path: ofClub,
      tags,
      summary: 'Publish or unpublish the website of the club, and change what it shows',
    })
    .input(clubWebsiteEdit)
    .output(website),

  saveHostOfClub: inClub('website.edit')
    .route({
      method: 'PUT',
      path: `${ofClub}/host`,
      tags,
      summary: 'Claim, check or release the host name of the club’s website',
    })
    .input(clubHostEdit)
    .output(website),

  ofTeam: inTeam('website.edit')
    .route({
      method: 'GET',
      path: ofTeam,
      tags,
      summary: 'The public website of a team without a club',
    })
    .input(teamKey)
    .output(website),

  saveOfTeam: inTeam('website.edit')
    .route({
      method: 'PUT',
      path: ofTeam,
      tags,
      summary: 'Publish or unpublish the website of a team without a club',
    })
    .input(teamWebsiteEdit)
    .output(website),

  saveHostOfTeam: inTeam('website.edit')
    .route({
      method: 'PUT',
      path: `${ofTeam}/host`,
      tags,
      summary: 'Claim, check or release the host name of the team’s website',
    })
    .input(teamHostEdit)
    .output(website),
}
