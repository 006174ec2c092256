import messages from '#app/i18n/messages/en.ts'
import { site } from '#app/loaders/site.server.ts'
import sheet from '#app/styles/en.css?url'
import { createLayout } from './create-layout.tsx'

const layout = createLayout('en', messages)

// Each export is a declaration of its own: the router's compiler cuts `loader`, and with it
// `site`, out of the browser's bundle, and passes no props to a destructured component.
export const loader = () => site('en')
export const clientLoader = layout.clientLoader
export const shouldRevalidate = layout.shouldRevalidate
export const links = () => [{ rel: 'stylesheet', href: sheet }]
export const ErrorBoundary = layout.ErrorBoundary
export default layout.Layout
