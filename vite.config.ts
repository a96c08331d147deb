import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildEnvironmentOptions } from 'vite'

// Two builds, one file: `vite build` makes the browser's assets, `BUNDLE=server vite build` the one module
// the server imports for everything that is .tsx. Only the browser build sees CSS, so its hash has one source.
const browser: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  rolldownOptions: { input: 'src/app/entry-browser.tsx' },
}
const server: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  ssr: 'src/app/entry-server.tsx',
  sourcemap: true,
  copyPublicDir: false,
}

export default defineConfig({
  plugins: [tailwindcss(), react()],
  build: process.env['BUNDLE'] === 'server' ? server : browser,
})
