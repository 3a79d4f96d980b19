//! Reads JavaScript values as `JSON.stringify` followed by `serde_json` would, without the text between.
//!
//! A struct's fields are asked for one by one in their order, so the code that serde derives for
//! unordered maps is never built: it would be most of the module. Every look into an object is one
//! that can fail: a getter that throws becomes a malformed input, not an exception that unwinds
//! through the module and leaves its stack behind.

mod fault;
mod parts;

use std::cell::Cell;

use js_sys::{Array, JsString, Number, Reflect, Uint8Array};
use serde::de::value::SeqDeserializer;
use serde::de::{self, Visitor};
use wasm_bindgen::{JsCast, JsValue};

use crate::names::name;
pub(crate) use fault::Fault;
use fault::unreadable;
use parts::{Entries, Items, Keys, Variant};

/// Decodes a plain JavaScript value.
pub(crate) fn decode<T: de::DeserializeOwned>(value: JsValue) -> Result<T, Fault> {
    LOOKED_AT.set(0);
    T::deserialize(Value(value))
}

/// How deep, and over how many values, an input of no fixed shape is followed: one that holds itself
/// would have no end.
const DEEPEST: u32 = 64;
const MOST: u32 = 1_000_000;

thread_local! {
    static DEPTH: Cell<u32> = const { Cell::new(0) };
    static LOOKED_AT: Cell<u32> = const { Cell::new(0) };
}

/// One level deeper, until it is dropped.
struct Level;

impl Level {
    fn enter() -> Result<Self, Fault> {
        LOOKED_AT.set(LOOKED_AT.get().saturating_add(1));
        if DEPTH.get() >= DEEPEST || LOOKED_AT.get() > MOST {
            return Err(Fault::of("nested too deeply"));
        }
        DEPTH.set(DEPTH.get() + 1);
        Ok(Self)
    }
}

impl Drop for Level {
    fn drop(&mut self) {
        DEPTH.set(DEPTH.get().saturating_sub(1));
    }
}

#[derive(Clone)]
struct Value(JsValue);

impl Value {
    fn is_absent(&self) -> bool {
        self.0.is_undefined() || self.0.is_null()
    }

    fn text(&self) -> Option<String> {
        // A half of a surrogate pair comes over as U+FFFD; as JSON it would be no text either.
        let text = self.0.as_string()?;
        let whole = !text.contains('\u{fffd}') || self.0.unchecked_ref::<JsString>().is_well_formed();
        whole.then_some(text)
    }

    fn whole_number(&self) -> Option<i64> {
        Number::is_safe_integer(&self.0).then(|| self.0.as_f64().unwrap_or_default() as i64)
    }

    fn property(&self, key: &JsValue) -> Result<Self, Fault> {
        Reflect::get(&self.0, key).map(Self).map_err(unreadable)
    }

    fn list(&self) -> Option<Result<Items, Fault>> {
        Array::is_array(&self.0).then(|| {
            let length = self.property(&name("length"))?.0.as_f64().unwrap_or_default() as u32;
            Ok(Items { of: self.clone(), keys: Keys::Numbers(0..length) })
        })
    }

    /// The fields of an object; as in JSON, a list may give them in order.
    fn fields(self, fields: &'static [&'static str]) -> Result<Option<Items>, Fault> {
        match self.list() {
            Some(items) => items.map(Some),
            None if self.0.is_object() => Ok(Some(Items { of: self, keys: Keys::Fields(fields.iter()) })),
            None => Ok(None),
        }
    }

    fn bytes(&self) -> Option<Vec<u8>> {
        self.0.dyn_ref::<Uint8Array>().map(Uint8Array::to_vec)
    }

    fn entries(&self) -> Result<Entries, Fault> {
        let keys = Reflect::own_keys(&self.0).map_err(unreadable)?;
        Ok(Entries { object: self.clone(), keys, next: 0, value: None })
    }

    /// A variant is its name alone, or an object with what it holds under its name.
    #[inline(never)]
    fn variant(self, of: &[&str]) -> Result<Variant, Fault> {
        let (name, content) = match self.text() {
            Some(name) => (name, Self(JsValue::UNDEFINED)),
            None => self.single()?.ok_or_else(|| Fault::of("no name of a value"))?,
        };
        match of.iter().position(|variant| *variant == name) {
            Some(nth) => Ok(Variant { nth: nth as u32, content }),
            None => Err(Fault::of(&["unknown value ", &name].concat())),
        }
    }

    /// The only entry of an object, and its key.
    fn single(&self) -> Result<Option<(String, Self)>, Fault> {
        if !self.0.is_object() {
            return Ok(None);
        }
        let keys = Reflect::own_keys(&self.0).map_err(unreadable)?;
        let key = if keys.length() == 1 { Self(keys.get(0)) } else { return Ok(None) };
        Ok(match key.text() {
            Some(text) => Some((text, self.property(&key.0)?)),
            None => None,
        })
    }
}

/// A list or a struct, of which nothing may be left over: three names where two are asked for are malformed.
fn in_full<'de, V: Visitor<'de>>(visitor: V, mut items: Items) -> Result<V::Value, Fault> {
    let value = visitor.visit_seq(&mut items)?;
    if items.is_at_end() { Ok(value) } else { Err(Fault::of("more than is asked for")) }
}

macro_rules! whole_numbers {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            match self.whole_number() {
                Some(number) => visitor.visit_i64(number),
                None => Err(Fault::of("no whole number")),
            }
        }
    )*};
}

impl<'de> de::Deserializer<'de> for Value {
    type Error = Fault;

    whole_numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let _level = Level::enter()?;
        if self.0.is_null() {
            visitor.visit_unit()
        } else if let Some(truth) = self.0.as_bool() {
            visitor.visit_bool(truth)
        } else if let Some(number) = self.whole_number() {
            visitor.visit_i64(number)
        } else if let Some(number) = self.0.as_f64() {
            visitor.visit_f64(number)
        } else if let Some(text) = self.text() {
            visitor.visit_string(text)
        } else if let Some(items) = self.list() {
            in_full(visitor, items?)
        } else if self.0.is_object() {
            visitor.visit_map(self.entries()?)
        } else {
            Err(Fault::of("nothing that JSON knows"))
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0.as_bool() {
            Some(truth) => visitor.visit_bool(truth),
            None => Err(Fault::of("no truth value")),
        }
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0.as_f64().filter(|number| number.is_finite()) {
            Some(number) => visitor.visit_f64(number),
            None => Err(Fault::of("no number")),
        }
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.text() {
            Some(text) => visitor.visit_string(text),
            None => Err(Fault::of("no text")),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_string(visitor)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_string(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_string(visitor)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_byte_buf(visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.bytes() {
            Some(bytes) => visitor.visit_byte_buf(bytes),
            None => self.deserialize_seq(visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if self.is_absent() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if self.0.is_null() { visitor.visit_unit() } else { Err(Fault::of("not null")) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if let Some(items) = self.list() {
            return in_full(visitor, items?);
        }
        match self.bytes() {
            Some(bytes) => visitor.visit_seq(SeqDeserializer::new(bytes.into_iter())),
            None => Err(Fault::of("no list")),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if self.0.is_object() && !Array::is_array(&self.0) {
            visitor.visit_map(self.entries()?)
        } else {
            Err(Fault::of("no object"))
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let Some(items) = self.fields(fields)? else { return Err(Fault::of("no object")) };
        in_full(visitor, items)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_enum(self.variant(variants)?)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_unit()
    }
}
