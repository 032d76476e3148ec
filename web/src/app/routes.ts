import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The whole site. A page that is not here does not exist: its path shows the 404 screen. */
export default [
  layout('site-layout.tsx', [
    index('../home/landing-page.tsx'),
    route('benefits', '../home/benefits-page.tsx'),
    route('privacy', '../home/privacy-page.tsx'),
    route('imprint', '../home/imprint-page.tsx'),

    // Sign-in

    // Account, teams and clubs

    // One team
    // layout('team-layout.tsx', [ … team/:teamId … ])

    route('*', 'not-found-page.tsx'),
  ]),
  ...(import.meta.env.DEV ? [route('design', 'design-page.tsx')] : []),
] satisfies RouteConfig
