import { exportFormats } from '@touchline/domain/members/export/formats'
import { kitItems, maxKitPlayers } from '@touchline/domain/members/kit-order'
import { languages } from '@touchline/domain/values/language'
import { z } from 'zod'

import { id } from '../../wire/values.ts'
import { teamKey } from '../shapes.ts'

const size = z.string().nullable()

/** A player with the sizes on the profile. */
const kitPlayer = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  jerseyNumber: z.string().nullable(),
  sizes: z.object({ shirt: size, shorts: size, shoes: size }),
})

export const kitPlayers = z.object({ players: z.array(kitPlayer) })

export type KitPlayer = z.infer<typeof kitPlayer>

const memberIds = z.array(id).min(1).max(maxKitPlayers)

/** The players and items of an order for the supplier. */
export const kitOrder = teamKey.extend({
  memberIds,
  items: z.array(z.enum(kitItems)).min(1).max(kitItems.length),
  format: z.enum(exportFormats),
  /** Language of the headings. */
  language: z.enum(languages),
})

export type KitOrder = z.infer<typeof kitOrder>

export const sizesRequest = teamKey.extend({ memberIds })

/** Those who were asked: players who lack a size. */
export const sizesRequestResult = z.object({ asked: z.array(id) })
