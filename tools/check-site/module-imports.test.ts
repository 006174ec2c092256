import { describe, expect, it } from 'vitest'
import { moduleImports } from './module-imports.ts'

describe('the imports of a script', () => {
  it('are read in the forms of the bundler and the router', () => {
    const text = [
      'import{n as e,t}from"./a.js";import"./b.js";import * as route0 from "/c.js";',
      'export{x as default}from"../d.js";let m=()=>import(`./e.js`);import("/f.js");',
      'import r,{a}from"./g.js";export{e as n,t};var s="./no.js";',
    ].join('\n')
    expect(moduleImports(text)).toEqual({
      static: ['./a.js', './b.js', '/c.js', '../d.js', './g.js'],
      dynamic: ['./e.js', '/f.js'],
    })
  })

  it('are not texts about importing', () => {
    const text = 'e("import `X` from `react-router`",o.import("./x.js"),`reimport "./y.js"`)'
    expect(moduleImports(text)).toEqual({ static: [], dynamic: [] })
  })
})
