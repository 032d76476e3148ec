import { NotFoundScreen } from './not-found.tsx'

export default function NotFoundPage() {
  return <NotFoundScreen />
}
