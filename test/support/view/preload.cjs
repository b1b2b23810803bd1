/**
 * Loaded before tsx where tests have a page, so that Node itself loads happy-dom. tsx would rewrite its modules so
 * that each use of an import calls a getter, a third of a view test's CPU time. A Node that cannot require ES modules
 * leaves it to tsx.
 */
if (Reflect.get(process.features, "require_module")) require("happy-dom");
