//! Reads JavaScript values as `JSON.stringify` followed by `serde_json` would, without the text between.
//!
//! A struct's fields are asked for one by one in their order, so the code that serde derives for
//! unordered maps is never built: it would be most of the module. Every look into an object is one
//! that can fail: a getter that throws becomes a malformed input, not an exception that unwinds
//! through the module and leaves its stack behind.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::ops::Range;
use std::slice;

use js_sys::{Array, JsString, Number, Reflect, Uint8Array};
use serde::de::value::{SeqDeserializer, StrDeserializer};
use serde::de::{self, DeserializeSeed, Expected, Unexpected, Visitor};
use serde::forward_to_deserialize_any;
use wasm_bindgen::{JsCast, JsValue};

/// What is wrong with an input.
#[derive(Debug)]
pub(crate) struct Fault(String);

impl Fault {
    fn expected(what: &dyn Expected) -> Self {
        Self(format!("expected {what}"))
    }

    #[cold]
    fn in_field(self, field: Option<&str>) -> Self {
        match field {
            Some(field) => Self([field, ": ", &self.0].concat()),
            None => self,
        }
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

impl de::Error for Fault {
    fn custom<T: Display>(message: T) -> Self {
        Self(message.to_string())
    }

    // Serde's own words show the value too, and with it all the code that writes numbers.
    fn invalid_type(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::expected(expected)
    }

    fn invalid_value(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::expected(expected)
    }

    fn invalid_length(_: usize, expected: &dyn Expected) -> Self {
        Self::expected(expected)
    }

    fn unknown_variant(variant: &str, _: &'static [&'static str]) -> Self {
        Self(format!("unknown value {variant}"))
    }
}

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
            return Err(Fault("nested too deeply".to_owned()));
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

thread_local! {
    /// Field names as JavaScript strings, by where they stand in memory.
    static NAMES: RefCell<BTreeMap<(usize, usize), JsValue>> = const { RefCell::new(BTreeMap::new()) };
}

fn name(text: &'static str) -> JsValue {
    let place = (text.as_ptr().addr(), text.len());
    NAMES.with_borrow_mut(|names| names.entry(place).or_insert_with(|| JsValue::from_str(text)).clone())
}

fn unreadable<E>(_: E) -> Fault {
    Fault("can't be looked into".to_owned())
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

macro_rules! whole_numbers {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            match self.whole_number() {
                Some(number) => visitor.visit_i64(number),
                None => Err(Fault::expected(&visitor)),
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
        if self.is_absent() {
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
            visitor.visit_seq(&mut items?)
        } else if self.0.is_object() {
            visitor.visit_map(self.entries()?)
        } else {
            Err(Fault::expected(&visitor))
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0.as_bool() {
            Some(truth) => visitor.visit_bool(truth),
            None => Err(Fault::expected(&visitor)),
        }
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0.as_f64().filter(|number| number.is_finite()) {
            Some(number) => visitor.visit_f64(number),
            None => Err(Fault::expected(&visitor)),
        }
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.text() {
            Some(text) => visitor.visit_string(text),
            None => Err(Fault::expected(&visitor)),
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
        if self.is_absent() { visitor.visit_unit() } else { Err(Fault::expected(&visitor)) }
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
            return visitor.visit_seq(&mut items?);
        }
        match self.bytes() {
            Some(bytes) => visitor.visit_seq(SeqDeserializer::new(bytes.into_iter())),
            None => Err(Fault::expected(&visitor)),
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
            Err(Fault::expected(&visitor))
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let mut items = self.fields(fields)?;
        let Some(items) = items.as_mut() else { return Err(Fault::expected(&visitor)) };
        let value = visitor.visit_seq(&mut *items)?;
        if items.is_at_end() { Ok(value) } else { Err(Fault("too many fields".to_owned())) }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        if let Some(variant) = self.text() {
            return visitor.visit_enum(Variant { name: variant, content: Self(JsValue::UNDEFINED) });
        }
        match self.single()? {
            Some((name, content)) => visitor.visit_enum(Variant { name, content }),
            None => Err(Fault::expected(&visitor)),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_unit()
    }
}

/// What is asked for next: items by number, or the fields of a struct in the order of its declaration.
enum Keys {
    Numbers(Range<u32>),
    Fields(slice::Iter<'static, &'static str>),
}

/// The items of an array or the fields of an object. One type for both, so that serde's code for every
/// struct is built once.
struct Items {
    of: Value,
    keys: Keys,
}

impl Items {
    /// Fields don't end too early: the struct asks for just as many.
    fn is_at_end(&self) -> bool {
        !matches!(&self.keys, Keys::Numbers(left) if !left.is_empty())
    }

    #[inline(never)]
    fn next(&mut self) -> Result<Option<Value>, Fault> {
        match &mut self.keys {
            Keys::Numbers(left) => left
                .next()
                .map(|nth| Reflect::get_u32(&self.of.0, nth).map(Value).map_err(unreadable))
                .transpose(),
            Keys::Fields(left) => left
                .next()
                .map(|field| self.of.property(&name(field)).map_err(|fault| fault.in_field(Some(field))))
                .transpose(),
        }
    }

    fn upcoming(&self) -> Option<&'static str> {
        match &self.keys {
            Keys::Numbers(_) => None,
            Keys::Fields(left) => left.as_slice().first().copied(),
        }
    }
}

impl<'de> de::SeqAccess<'de> for Items {
    type Error = Fault;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let field = self.upcoming();
        match self.next()? {
            None => Ok(None),
            // Passed over, so that serde puts in its default or says that it is missing.
            Some(value) if field.is_some() && value.0.is_undefined() => Ok(seed.deserialize(Missing).ok()),
            Some(value) => seed.deserialize(value).map(Some).map_err(|fault| fault.in_field(field)),
        }
    }
}

/// A field that isn't there: nothing for an optional one, a fault for any other.
struct Missing;

impl<'de> de::Deserializer<'de> for Missing {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        Err(Fault::expected(&visitor))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_none()
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// The entries of an object whose keys are not known beforehand.
struct Entries {
    object: Value,
    keys: Array,
    next: u32,
    value: Option<Value>,
}

impl<'de> de::MapAccess<'de> for Entries {
    type Error = Fault;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        while self.next < self.keys.length() {
            let key = Value(self.keys.get(self.next));
            self.next += 1;
            let value = self.object.property(&key.0)?;
            if let (Some(text), false) = (key.text(), value.0.is_undefined()) {
                self.value = Some(value);
                return seed.deserialize(StrDeserializer::new(&text)).map(Some);
            }
        }
        Ok(None)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Fault> {
        seed.deserialize(self.value.take().unwrap_or(Value(JsValue::UNDEFINED)))
    }
}

/// A variant of an enum: its name, and what it holds.
struct Variant {
    name: String,
    content: Value,
}

impl<'de> de::EnumAccess<'de> for Variant {
    type Error = Fault;
    type Variant = Value;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Value), Fault> {
        Ok((seed.deserialize(StrDeserializer::new(&self.name))?, self.content))
    }
}

impl<'de> de::VariantAccess<'de> for Value {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        if self.is_absent() { Ok(()) } else { Err(Fault("expected nothing inside".to_owned())) }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Fault> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        de::Deserializer::deserialize_seq(self, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        de::Deserializer::deserialize_struct(self, "", fields, visitor)
    }
}
