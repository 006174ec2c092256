import messages from '#app/i18n/messages/ar.ts'
import { site } from '#app/loaders/site.server.ts'
import sheet from '#app/styles/ar.css?url'
import { createLayout } from './create-layout.tsx'

const layout = createLayout('ar', messages)

// Each export is a declaration of its own: the router's compiler cuts `loader`, and with it
// `site`, out of the browser's bundle, and passes no props to a destructured component.
export const loader = () => site('ar')
export const clientLoader = layout.clientLoader
export const shouldRevalidate = layout.shouldRevalidate
export const links = () => [{ rel: 'stylesheet', href: sheet }]
export const ErrorBoundary = layout.ErrorBoundary
export default layout.Layout
