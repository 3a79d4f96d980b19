//! Writes answers as `JSON.parse` would give them: absent is `null`, maps are plain objects.
//!
//! A map's entries are defined, not assigned: to JavaScript an assignment to `__proto__` changes what an
//! object is instead of what it holds, and a person whose id that is would be missing in the answer.

use js_sys::{Array, Object};
use serde::ser::{self, Error as _, Serialize};
use serde_wasm_bindgen::{Error, Serializer};
use wasm_bindgen::prelude::*;

use crate::names::name;

/// Encodes a value.
pub(crate) fn encode<T: Serialize + ?Sized>(value: &T) -> Result<JsValue, Error> {
    value.serialize(Plain)
}

/// Numbers, texts and what else has no parts.
static SINGLE: Serializer = Serializer::json_compatible();

#[wasm_bindgen]
extern "C" {
    /// An object that takes fields whose names are written in the rules.
    type Fields;

    #[wasm_bindgen(method, structural, indexing_setter)]
    fn set(this: &Fields, field: &JsValue, value: &JsValue);
}

fn no_fields() -> Fields {
    Object::new().unchecked_into()
}

/// `{ variant: content }`.
fn variant_of(variant: &'static str, content: &JsValue) -> JsValue {
    let holder = no_fields();
    holder.set(&name(variant), content);
    holder.into()
}

struct Plain;

macro_rules! single {
    ($($method:ident($type:ty))*) => {$(
        fn $method(self, value: $type) -> Result<JsValue, Error> {
            ser::Serializer::$method(&SINGLE, value)
        }
    )*};
}

impl ser::Serializer for Plain {
    type Ok = JsValue;
    type Error = Error;
    type SerializeSeq = List;
    type SerializeTuple = List;
    type SerializeTupleStruct = List;
    type SerializeTupleVariant = Variant<List>;
    type SerializeMap = Entries;
    type SerializeStruct = Struct;
    type SerializeStructVariant = Variant<Struct>;

    single! {
        serialize_bool(bool) serialize_char(char) serialize_str(&str) serialize_bytes(&[u8])
        serialize_i8(i8) serialize_i16(i16) serialize_i32(i32) serialize_i64(i64)
        serialize_u8(u8) serialize_u16(u16) serialize_u32(u32) serialize_u64(u64)
        serialize_f32(f32) serialize_f64(f64)
    }

    fn serialize_none(self) -> Result<JsValue, Error> {
        Ok(JsValue::NULL)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<JsValue, Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<JsValue, Error> {
        Ok(JsValue::NULL)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<JsValue, Error> {
        Ok(JsValue::NULL)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<JsValue, Error> {
        Ok(name(variant))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<JsValue, Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<JsValue, Error> {
        Ok(variant_of(variant, &value.serialize(self)?))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List, Error> {
        Ok(List(Array::new()))
    }

    fn serialize_tuple(self, _: usize) -> Result<List, Error> {
        Ok(List(Array::new()))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<List, Error> {
        Ok(List(Array::new()))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Variant<List>, Error> {
        Ok(Variant { name: variant, content: List(Array::new()) })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Entries, Error> {
        Ok(Entries { entries: Array::new(), key: JsValue::NULL })
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Struct, Error> {
        Ok(Struct(no_fields()))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Variant<Struct>, Error> {
        Ok(Variant { name: variant, content: Struct(no_fields()) })
    }
}

/// A list being written.
struct List(Array);

macro_rules! list {
    ($($of:ident: $method:ident)*) => {$(
        impl ser::$of for List {
            type Ok = JsValue;
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.0.push(&value.serialize(Plain)?);
                Ok(())
            }

            fn end(self) -> Result<JsValue, Error> {
                Ok(self.0.into())
            }
        }
    )*};
}

list! { SerializeSeq: serialize_element SerializeTuple: serialize_element SerializeTupleStruct: serialize_field }

/// The fields of a struct being written.
struct Struct(Fields);

impl ser::SerializeStruct for Struct {
    type Ok = JsValue;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        field: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.0.set(&name(field), &value.serialize(Plain)?);
        Ok(())
    }

    fn end(self) -> Result<JsValue, Error> {
        Ok(self.0.into())
    }
}

/// The entries of a map being written.
struct Entries {
    entries: Array,
    key: JsValue,
}

impl ser::SerializeMap for Entries {
    type Ok = JsValue;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.key = key.serialize(Plain)?;
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.entries.push(&Array::of2(&self.key, &value.serialize(Plain)?));
        Ok(())
    }

    fn end(self) -> Result<JsValue, Error> {
        let made = Object::from_entries(&self.entries);
        made.map(Into::into).map_err(|_| Error::custom("a key is no text"))
    }
}

/// The content of an enum's variant being written.
struct Variant<C> {
    name: &'static str,
    content: C,
}

impl ser::SerializeTupleVariant for Variant<List> {
    type Ok = JsValue;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        ser::SerializeSeq::serialize_element(&mut self.content, value)
    }

    fn end(self) -> Result<JsValue, Error> {
        Ok(variant_of(self.name, &ser::SerializeSeq::end(self.content)?))
    }
}

impl ser::SerializeStructVariant for Variant<Struct> {
    type Ok = JsValue;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        field: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        ser::SerializeStruct::serialize_field(&mut self.content, field, value)
    }

    fn end(self) -> Result<JsValue, Error> {
        Ok(variant_of(self.name, &ser::SerializeStruct::end(self.content)?))
    }
}
