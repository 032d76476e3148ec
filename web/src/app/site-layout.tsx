import { Outlet } from 'react-router'

import { NavigationBar } from './navigation-bar.tsx'

export default function SiteLayout() {
  return (
    <>
      <NavigationBar />
      <Outlet />
    </>
  )
}
