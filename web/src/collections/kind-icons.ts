import type { CollectionKind } from '@touchline/domain/collections/readiness'
import { IdCard, type LucideIcon, PiggyBank, Shirt, Ticket } from 'lucide-react'

export const kindIcons: Record<CollectionKind, LucideIcon> = {
  membership: IdCard,
  activity: Ticket,
  pre_order: Shirt,
  fund: PiggyBank,
}
