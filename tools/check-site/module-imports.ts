/** What a built module asks for, as written in it. Bare names and addresses made up at run time are left out. */
export type ModuleImports = Readonly<{
  /** Loaded before the module runs. */
  static: readonly string[]
  /** Loaded when the module says so. */
  dynamic: readonly string[]
}>

const staticImport =
  /(?<![\w$.])(?:import|export)(?:[\w$*{},\s]+?\bfrom|[\w$*{},\s]*\}\s*from)?\s*(?<quote>["'])(?<address>\.{0,2}\/[^"'\n]+)\k<quote>/g

const dynamicImport =
  /(?<![\w$.])import\(\s*(?<quote>["'`])(?<address>\.{0,2}\/[^"'`\n]+)\k<quote>/g

/** Reads the imports of a module from its text, in the forms the bundler and the router write. */
export function moduleImports(text: string): ModuleImports {
  return { static: addresses(text, staticImport), dynamic: addresses(text, dynamicImport) }
}

function addresses(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(({ groups }) => groups?.address ?? [])
}
