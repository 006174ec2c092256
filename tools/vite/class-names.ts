import { basename } from 'node:path'

/**
 * Makes the names of classes in CSS modules: the file's and the class's own. They are shorter than
 * Vite's, the same in every build, and can be read in the page.
 *
 * @returns what `css.modules.generateScopedName` takes
 * @throws Error when two files are called the same
 */
export function classNames(): (name: string, file: string) => string {
  const files = new Map<string, string>()
  return (name, path) => {
    const file = path.replace(/\?.*/, '')
    const stem = basename(file, '.module.css')
    const namesake = files.get(stem) ?? file
    if (namesake !== file) throw new Error(`${file}: its classes would be those of ${namesake}`)
    files.set(stem, file)
    return `${stem}_${name}`
  }
}
