import { Outlet } from 'react-router'

import { useArrivalNotice } from '#web/auth/use-arrival-notice.ts'

import { NavigationBar } from './navigation-bar.tsx'

export default function SiteLayout() {
  useArrivalNotice()
  return (
    <>
      <NavigationBar />
      <Outlet />
    </>
  )
}
