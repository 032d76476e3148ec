import { inTeam } from '../../teams/access.ts'
import { teamKey } from '../shapes.ts'
import { kitOrder, kitPlayers, sizesRequest, sizesRequestResult } from '../shapes/kit.ts'
import { rosterFile } from '../shapes/many.ts'
import { tableResponse } from './many.ts'

const tags = ['Members']
const kit = '/teams/{teamId}/kit'

export const kitEndpoints = {
  kitSizes: inTeam('members.add')
    .route({ method: 'GET', path: kit, tags, summary: 'The sizes of all players, for staff' })
    .input(teamKey)
    .output(kitPlayers),

  exportKitOrder: inTeam('members.add')
    .route({
      method: 'POST',
      path: `${kit}/order`,
      tags,
      summary: 'The order list for the supplier as a CSV or XLSX file',
      spec: (operation) => ({ ...operation, responses: { 200: tableResponse } }),
    })
    .input(kitOrder)
    .output(rosterFile),

  askForSizes: inTeam('members.add')
    .route({
      method: 'POST',
      path: `${kit}/questions`,
      tags,
      summary: 'Ask players, or their guardians, for missing sizes',
    })
    .input(sizesRequest)
    .output(sizesRequestResult),
}
